// Light or dark: links that work without scripts; the style sheet shows the one that leads away from the present appearance.
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { chooseTheme, type Theme } from '#web/theme.ts'

export function ThemeLinks() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const back = encodeURIComponent(pathname + search)
  const link = (to: Theme, label: string, look: typeof Sun) => (
    <a
      href={`/theme?to=${to}&back=${back}`}
      rel="nofollow"
      className={`shell-theme shell-theme-${to}`}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        chooseTheme(to)
      }}
    >
      <Icon of={look} size={16} />
    </a>
  )
  return (
    <>
      {link('dark', t('toDark'), Moon)}
      {link('light', t('toLight'), Sun)}
    </>
  )
}
