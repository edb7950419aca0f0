// Light, dark, or as the system: one button that goes round; the choice is kept by the shop's cookie.
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { useChosenTheme } from '../dress/dress.tsx'
import { useTexts } from '#web/texts.tsx'
import { chooseTheme } from '#web/theme.ts'

const next = { light: 'dark', dark: undefined, system: 'light' } as const
const icons = { light: Sun, dark: Moon, system: Monitor } as const

export function ThemeSwitch() {
  const { t } = useTexts('console')
  const chosen = useChosenTheme()
  const shown = chosen ?? 'system'
  useEffect(() => {
    if (chosen) document.documentElement.dataset['theme'] = chosen
    else delete document.documentElement.dataset['theme']
  }, [chosen])
  const Icon = icons[shown]
  const label = t('shell.theme', { now: t(`theme.${shown}`) })
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next[shown])}
    >
      <Icon className="i" size={16} />
    </button>
  )
}
