// What shoppers will miss of the blocks that are about to be published. It keeps nobody from publishing.
import { isSilent, lacksOf, needOf, type Block } from './blocks.ts'
import { tongueNames } from './parts/page-frame.tsx'
import { languages } from '#kernel/text/language.ts'
import { useTexts } from '#web/texts.tsx'

export function Missing({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTexts('composermerchant')
  const shown = blocks.filter(({ hidden }) => !hidden)
  const empty = shown.filter((block) => needOf(block)).length
  const silent = shown.filter(isSilent).length
  const lacking = languages.flatMap((lang) => {
    const count = shown.filter((block) => lacksOf(block).includes(lang)).length
    return count > 0 ? [t('missingIn', { count, language: tongueNames[lang] })] : []
  })
  const lines = [
    ...(empty > 0 ? [t('emptyBlocks', { count: empty })] : []),
    ...lacking,
    ...(silent > 0 ? [t('silentBlocks', { count: silent })] : []),
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
