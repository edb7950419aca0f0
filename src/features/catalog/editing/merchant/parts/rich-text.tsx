// The long text: headings, lists, weight, links. What this editor would not keep (tables, pictures) is written as HTML.
import { Input } from 'antd'
import { Editor, type ChainedCommands } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { Bold, Heading3, Italic, Link2, List, ListOrdered, Redo2, Undo2, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import './rich-text.css'
import { useTexts } from '#web/texts.tsx'

interface Props {
  label: string
  html: string
  locked: boolean
  max?: number
  /** where what is written leads nowhere */
  plain?: boolean
  onChange: (html: string) => void
}
const unknown = /<(?:table|figure|img|sub|sup)\b/i

export default function RichText(props: Props) {
  const { t } = useTexts('editingmerchant')
  const [isSource] = useState(() => unknown.test(props.html))
  if (!isSource) return <Rich {...props} />
  return (
    <>
      <Input.TextArea
        className="rich-source"
        value={props.html}
        autoSize={{ minRows: 6, maxRows: 14 }}
        maxLength={props.max ?? 20_000}
        disabled={props.locked}
        aria-label={props.label}
        onChange={(event) => props.onChange(event.target.value)}
      />
      <p className="tiny muted">{t('richSource')}</p>
    </>
  )
}

const extensionsOf = (plain: boolean) => [
  StarterKit.configure({
    heading: { levels: plain ? [3, 4] : [2, 3, 4] },
    link: plain ? false : { openOnClick: false },
    code: false,
    codeBlock: false,
  }),
]
const emptied = (html: string): string => (html === '<p></p>' ? '' : html)

function Rich({ label, html, locked, plain = false, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const told = useRef(onChange)
  useEffect(() => void (told.current = onChange))
  const [editor, setEditor] = useState<Editor>()
  const [, draw] = useState(0)
  const [first] = useState(html)
  useEffect(() => {
    const made = new Editor({
      element: box.current!,
      extensions: extensionsOf(plain),
      content: first,
      injectCSS: false,
      editorProps: {
        attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: 'rich-body' },
      },
      onUpdate: ({ editor: now }) => told.current(emptied(now.getHTML())),
      onTransaction: () => draw((n) => n + 1),
    })
    setEditor(made)
    return () => made.destroy()
  }, [first, label, plain])
  useEffect(() => void editor?.setEditable(!locked, false), [editor, locked])
  // set from outside (taken from what is on sale): shown without being a change of one’s own
  useEffect(() => {
    if (editor && !editor.isFocused && emptied(editor.getHTML()) !== html && html === '')
      editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  return (
    <div className="rich">
      {editor && !locked && <Bar editor={editor} plain={plain} />}
      <div ref={box} />
    </div>
  )
}

const marksOf = (editor: Editor, run: () => ChainedCommands) =>
  [
    {
      name: 'heading',
      Icon: Heading3,
      on: editor.isActive('heading'),
      act: () => run().toggleHeading({ level: 3 }).run(),
    },
    { name: 'bold', Icon: Bold, on: editor.isActive('bold'), act: () => run().toggleBold().run() },
    { name: 'italic', Icon: Italic, on: editor.isActive('italic'), act: () => run().toggleItalic().run() },
    { name: 'list', Icon: List, on: editor.isActive('bulletList'), act: () => run().toggleBulletList().run() },
    {
      name: 'steps',
      Icon: ListOrdered,
      on: editor.isActive('orderedList'),
      act: () => run().toggleOrderedList().run(),
    },
  ] as const

function Bar({ editor, plain }: { editor: Editor; plain: boolean }) {
  const { t } = useTexts('editingmerchant')
  const run = () => editor.chain().focus()
  const can = editor.can()
  return (
    <div className="rich-bar" role="toolbar" aria-label={t('rich.bar')}>
      {marksOf(editor, run).map(({ name, Icon, on, act }) => (
        <Tool key={name} label={t(`rich.${name}`)} Icon={Icon} on={on} onDo={act} />
      ))}
      {!plain && <LinkTool editor={editor} />}
      <span className="grow" />
      <Tool label={t('rich.undo')} Icon={Undo2} off={!can.undo()} onDo={() => run().undo().run()} />
      <Tool label={t('rich.redo')} Icon={Redo2} off={!can.redo()} onDo={() => run().redo().run()} />
    </div>
  )
}
interface ToolProps {
  label: string
  Icon: LucideIcon
  /** of one that stays pressed */
  on?: boolean
  off?: boolean
  onDo: () => void
}
const Tool = ({ label, Icon, on, off, onDo }: ToolProps) => (
  <button type="button" className="icon-button" aria-pressed={on} aria-label={label} disabled={off} onClick={onDo}>
    <Icon className="i" size={15} />
  </button>
)
/** An address is asked for where it stands; an empty one takes the link away. */
function LinkTool({ editor }: { editor: Editor }) {
  const { t } = useTexts('editingmerchant')
  const [address, setAddress] = useState<string>()
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address?.trim()) chain.setLink({ href: address.trim() }).run()
    else chain.unsetLink().run()
    setAddress(undefined)
  }
  return (
    <>
      <Tool
        label={t('rich.link')}
        Icon={Link2}
        on={editor.isActive('link')}
        onDo={() => setAddress((editor.getAttributes('link')['href'] as string | undefined) ?? 'https://')}
      />
      {address !== undefined && (
        <Input
          size="small"
          autoFocus
          className="rich-link"
          value={address}
          aria-label={t('rich.address')}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setAddress(undefined)
            if (event.key !== 'Enter') return
            event.preventDefault()
            set()
          }}
          onBlur={() => setAddress(undefined)}
        />
      )}
    </>
  )
}
