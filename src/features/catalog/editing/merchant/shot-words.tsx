// The chosen picture: its words in every language, its place among the others, and taking it out.
import { Input } from 'antd'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { Content } from '../content.ts'
import { tongueNames, withText } from './tongues.tsx'
import { languages } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

export type Shot = Content['pictures'][number]
export type SetShots = (change: (now: readonly Shot[]) => Shot[]) => void
interface Props {
  pictures: readonly Shot[]
  chosen: Shot
  set: SetShots
  move: (from: number, to: number) => void
}
export function ShotWords({ pictures, chosen, set, move }: Props) {
  const { t } = useTexts('editingmerchant')
  const at = pictures.indexOf(chosen)
  return (
    <div className="tongues shot-words">
      <span className="small muted lab">
        {t('altOf', { n: at + 1 })}
        <span className="row">
          <IconAct label={t('earlier')} off={at === 0} onDo={() => move(at, at - 1)} Icon={ChevronLeft} />
          <IconAct
            label={t('later')}
            off={at === pictures.length - 1}
            onDo={() => move(at, at + 1)}
            Icon={ChevronRight}
          />
          <IconAct label={t('takeOut')} onDo={() => set((now) => now.filter((_, i) => i !== at))} Icon={X} />
        </span>
      </span>
      {languages.map((lang) => (
        <div key={lang} lang={lang}>
          <Input
            value={chosen.alt[lang] ?? ''}
            maxLength={200}
            placeholder={chosen.alt['en-US'] ?? ''}
            aria-label={`${t('altOf', { n: at + 1 })}, ${tongueNames[lang]}`}
            onChange={(event) =>
              set((now) => now.map((p, i) => (i === at ? { ...p, alt: withText(p.alt, lang, event.target.value) } : p)))
            }
          />
        </div>
      ))}
    </div>
  )
}
interface IconActProps {
  label: string
  off?: boolean
  onDo: () => void
  Icon: typeof X
}
const IconAct = ({ label, off = false, onDo, Icon }: IconActProps) => (
  <button type="button" className="icon-button" aria-label={label} title={label} disabled={off} onClick={onDo}>
    <Icon className="i" size={15} />
  </button>
)
