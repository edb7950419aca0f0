// What whoever publishes should know: blocks that are not finished or lead to nothing keep the page from being
// published, a language that is missing does not.
import { tongueNames } from '../merchant/parts/page-frame.tsx'
import { targetsIn } from '../site-links.ts'
import type { SiteBlock } from '../site-settings.ts'
import { fieldsOf, missingIn, silentIn } from './fields.ts'
import { languages } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

export function MissingIn({ blocks, gone }: { blocks: readonly SiteBlock[]; gone: readonly string[] }) {
  const { t } = useTexts('composerstaff')
  const shown = blocks.filter(({ hidden }) => !hidden)
  const leads = ({ settings }: SiteBlock) =>
    targetsIn(settings).some(({ path, category }) =>
      [path, category].some((one) => typeof one === 'string' && gone.includes(one)),
    )
  const unfinished = shown.filter(({ type, settings }) => missingIn(fieldsOf[type], settings).length > 0).length
  const astray = shown.filter(leads).length
  const silent = languages.flatMap((lang) => {
    const count = shown.filter(({ type, settings }) => silentIn(fieldsOf[type], settings).includes(lang)).length
    return count > 0 ? [t('silentIn', { count, language: tongueNames[lang] })] : []
  })
  const lines = [
    ...(unfinished > 0 ? [t('unfinishedBlocks', { count: unfinished })] : []),
    ...(astray > 0 ? [t('astrayBlocks', { count: astray })] : []),
    ...silent,
  ]
  if (lines.length === 0) return null
  return (
    <ul className="small muted page-missing">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
