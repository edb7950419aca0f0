// All keys, opened by `?`: what they do, and the switch for those that are single letters.
import { useEffect, useRef } from 'react'
import './keys-help.css'
import { switchLetters, useKeys, useLetters } from '../desk/use-keys.ts'
import { useTexts } from '#web/texts.tsx'

const id = 'keys'
export const openKeys = (): void => (document.querySelector(`#${id}`) as HTMLDialogElement).showModal()

const groups = [
  {
    name: 'anywhere',
    keys: [
      ['mod K', 'find'],
      ['?', 'help'],
      ['Esc', 'back'],
    ],
  },
  {
    name: 'list',
    keys: [
      ['/', 'search'],
      ['J K', 'move'],
      ['X', 'pick'],
      ['Enter', 'open'],
      ['F', 'filter'],
      ['Shift F', 'clear'],
      ['R', 'retry'],
      ['P', 'print'],
      ['L', 'labels'],
      ['S', 'shipFile'],
    ],
  },
  {
    name: 'case',
    keys: [
      ['A', 'approve'],
      ['R', 'return'],
      ['C', 'claim'],
      ['U', 'release'],
      ['N', 'note'],
      ['J K', 'neighbour'],
    ],
  },
  {
    name: 'order',
    keys: [
      ['S', 'ship'],
      ['P', 'print'],
      ['C', 'copy'],
      ['J K', 'neighbour'],
    ],
  },
] as const

export function Keys() {
  const { t } = useTexts('console')
  const letters = useLetters()
  const dialog = useRef<HTMLDialogElement>(null)
  useKeys({ '?': openKeys })
  useEffect(() => {
    const box = dialog.current!
    const away = (event: MouseEvent) => event.target === box && box.close()
    box.addEventListener('click', away)
    return () => box.removeEventListener('click', away)
  }, [])
  const mod = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  return (
    <dialog id={id} ref={dialog} className="keys-help" aria-labelledby="keys-title">
      <h2 id="keys-title" className="display">
        {t('keys.title')}
      </h2>
      {groups.map(({ name, keys }) => (
        <section key={name}>
          <h3>{t(`keys.in.${name}`)}</h3>
          <dl>
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((k) => (
                    <kbd key={k}>{k === 'mod' ? mod : k}</kbd>
                  ))}
                </dt>
                <dd>{t(`keys.${what}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="row small">
        <input type="checkbox" checked={letters} onChange={(e) => switchLetters(e.target.checked)} />
        {t('keys.letters')}
      </label>
      <form method="dialog">
        <button className="plain-button" autoFocus>
          {t('shell.close')}
        </button>
      </form>
    </dialog>
  )
}
