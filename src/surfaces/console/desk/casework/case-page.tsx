// One case of a reviewing desk: its queue, the case, notes and history beside it; on a phone one below the other. What
// is decided about it stands in a bar at the foot.
import { createContext, Fragment, use, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from 'antd'
import '../case.css'
import './casework.css'
import { isFree, type CaseBase, type Taken } from './calls.ts'
import { CaseFile, noteKey } from './case-file.tsx'
import type { ReviewingDesk, Shown } from './desk.ts'
import { Hold, Holder } from './hold.tsx'
import { Queue, useQueue } from './queue.tsx'
import { useShown } from './use-shown.ts'
import { BackToList } from '../back-to-list.tsx'
import { Bones } from '../bones.tsx'
import type { CallFault } from '../call.ts'
import { Failed } from '../failed.tsx'
import { Fault } from '../fault.tsx'
import { KeyHints } from '../key-hints.tsx'
import { useMember } from '../member.tsx'
import { useTodo } from '../todo.tsx'
import { useKeys } from '../use-keys.ts'
import { usePolled, type Asked } from '../use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Acting {
  /** Something was done to it. */
  again: () => void
  /** It was decided: the next one opens; this one, where another is named. */
  decided: (next?: number | null) => void
}
interface Standing {
  id: number
  taken: Taken
  isOpen: boolean
  version: string
}
interface Open extends Acting {
  desk: Omit<ReviewingDesk<CaseBase, never>, 'input' | 'Card'>
  keys: readonly string[]
  fault: CallFault | undefined
  at: Standing
  /** how it stands by now, where that is another matter */
  newer: Standing | undefined
  look: () => void
}
const CaseContext = createContext<Open | undefined>(undefined)
function useOpen(): Open {
  const open = use(CaseContext)
  if (!open) throw new Error('no case is open')
  return open
}
/** What a part of a case says when it did something. */
export const useCase = (): Acting => useOpen()

interface PageProps<Base extends CaseBase, Full extends Shown> {
  desk: ReviewingDesk<Base, Full>
  id: number
  asked: Asked<Full>
  children: (of: Full) => ReactNode
}
const often = 30_000
export function CasePage<Base extends CaseBase, Full extends Shown>({
  desk,
  id,
  asked,
  children,
}: PageProps<Base, Full>) {
  const navigate = useNavigate()
  const queue = useQueue(desk)
  const todo = useTodo()
  const shown = useShown(desk, id, asked)
  usePolled(asked.again, often)
  const again = () => {
    shown.again()
    queue.again()
    todo.again()
  }
  const decided = (named?: number | null) => {
    const next = named ?? queue.after(id)
    again()
    if (next !== undefined) void navigate(desk.pathOf(next))
  }
  const { fault } = asked
  const { of, newer, look } = shown
  const standing = (one: Full): Standing => ({
    id: one.id,
    taken: one.taken,
    isOpen: desk.isOpen(one),
    version: desk.version(one),
  })
  const told = { desk, keys: queue.keys, fault, newer: newer && standing(newer), look, again, decided }
  return (
    <div className="casework">
      <Queue desk={desk} queue={queue} at={id} />
      {of ? (
        <CaseContext value={{ ...told, at: standing(of) }}>
          {/* what is typed at a case is forgotten with it, not with its next version */}
          <Fragment key={of.id}>{children(of)}</Fragment>
        </CaseContext>
      ) : (
        <section className="case-main">
          {fault ? <Failed fault={fault} onRetry={asked.again} /> : <Bones rows={6} />}
        </section>
      )}
    </div>
  )
}

interface Props {
  title: ReactNode
  /** how it stands, under the title */
  facts: ReactNode
  /** of the reader, or of a shop that they work for */
  own: boolean
  /** what can be decided, while the reader may */
  acts: ReactNode
  /** what can still be done to one that was decided */
  later?: ReactNode
  beside?: ReactNode
  /** whose it was has left: nothing more is noted of it */
  gone?: boolean
  children: ReactNode
}
export function CaseView({ title, facts, own, acts, later, beside, gone = false, children }: Props) {
  const { t } = useTexts('console')
  const { desk, keys, fault, at } = useOpen()
  const writes = useMember().may(desk.writes)
  const notes = writes && !gone
  const decides = writes && !own
  const listTitle = t(`menu.${desk.menu}`)
  useKeys(notes ? { n: () => document.querySelector<HTMLElement>(`#${noteKey}`)?.focus() } : {})
  return (
    <>
      <section className="case case-main" aria-label={listTitle}>
        <div className="case-back">
          <BackToList
            list={desk.list}
            listPath={desk.listPath}
            pathOf={(key) => desk.pathOf(Number(key))}
            at={String(at.id)}
            keys={keys}
          >
            {listTitle}
          </BackToList>
        </div>
        <header className="head">
          <div>
            <h1 className="display">{title}</h1>
            <p>
              {facts}
              {at.isOpen && <Holder taken={at.taken} />}
            </p>
          </div>
        </header>
        {fault && <Fault fault={fault} />}
        <Meanwhile />
        {own && at.isOpen && <p className="note">{t('casework.own')}</p>}
        <div className="case-body">{children}</div>
        {decides && at.isOpen && <Bar acts={acts} notes={notes} />}
        {decides && !at.isOpen && later && <div className="case-bar acts">{later}</div>}
      </section>
      <aside aria-label={t('casework.beside')}>
        {beside}
        <CaseFile base={desk.base} id={at.id} version={at.version} taken={at.taken} mayNote={notes} />
      </aside>
    </>
  )
}
function Bar({ acts, notes }: { acts: ReactNode; notes: boolean }) {
  const { t } = useTexts('console')
  const { desk, at, again } = useOpen()
  return (
    <div className="case-bar acts">
      {isFree(at.taken) && acts}
      <Hold base={desk.base} id={at.id} taken={at.taken} onDone={again} />
      <KeyHints keys={[['J K', t('casework.next')], ...(notes ? [['N', t('casework.toNote')] as const] : [])]} />
    </div>
  )
}
/** Somebody else took or decided it while it was looked at. */
function Meanwhile() {
  const { t } = useTexts('console')
  const { newer, look } = useOpen()
  if (!newer) return null
  const { taken, isOpen } = newer
  const words = !isOpen
    ? t('casework.meanwhile.decided')
    : taken && !taken.mine
      ? t('casework.meanwhile.taken', { by: taken.by })
      : t('casework.meanwhile.changed')
  return (
    <p className="note" role="status">
      <span className="grow">{words}</span>
      <Button size="small" onClick={look}>
        {t('casework.meanwhile.look')}
      </Button>
    </p>
  )
}
