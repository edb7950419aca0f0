// Light or dark: links that work without scripts; the style sheet shows the one that leads to the other appearance.
import { Moon, Sun } from 'lucide-react'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { useLocation } from 'react-router'
import { Icon } from '#ui/layout/icon.tsx'
import { chooseTheme, type Theme } from '#web/theme.ts'

/** `words`: the appearance is named beside its sign. */
export function ThemeLinks({ words = false }: { words?: boolean }) {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const back = pathname + search
  const link = (to: Theme, label: string, look: typeof Sun) => (
    <a
      href={hrefWith('/theme', { to, back })}
      rel="nofollow"
      className={`shell-theme shell-theme-${to}`}
      aria-label={words ? undefined : label}
      onClick={(event) => {
        event.preventDefault()
        chooseTheme(to)
      }}
    >
      <Icon of={look} size={words ? 20 : 16} />
      {words && label}
    </a>
  )
  return (
    <>
      {link('dark', t('toDark'), Moon)}
      {link('light', t('toLight'), Sun)}
    </>
  )
}
