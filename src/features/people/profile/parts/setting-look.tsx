// Language, appearance, size of letters, motion. Each acts at once, and from the first paint of the next page.
import { Choices } from '#ui/controls/choices.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { textSizes } from '#web/comfort.ts'
import { useRoot } from '#web/root-data.ts'
import { languageNames, offeredLanguages, useTurnLanguage } from '#surfaces/storefront/visit/turn-language.ts'
import { useTexts } from '#web/texts.tsx'
import { chooseTheme, useTheme } from '#web/theme.ts'
import { chooseComfort, useComfort } from '#web/use-comfort.ts'
import { SettingPart } from './setting-part.tsx'

const system = 'system'
const usual = '100'

export function SettingLook() {
  const { t } = useTexts('profile')
  const { present, turn } = useTurnLanguage()
  const theme = useTheme(useRoot()?.theme)
  const { text, motion } = useComfort()
  const offered = offeredLanguages()
  const themes = [system, 'light', 'dark'] as const
  const sizes = [usual, ...textSizes] as const
  return (
    <SettingPart id="look" title={t('setting.look.title')}>
      <div className="setting-rows">
        {offered.length > 1 && (
          <Choices
            legend={t('setting.look.language')}
            options={offered.map((lang) => ({ value: lang, label: languageNames[lang] }))}
            value={present}
            onChange={turn}
          />
        )}
        <Choices
          legend={t('setting.look.theme')}
          options={themes.map((each) => ({ value: each, label: t(`setting.look.${each}`) }))}
          value={theme ?? system}
          onChange={(each) => chooseTheme(each === system ? undefined : each)}
        />
        <Choices
          legend={t('setting.look.text')}
          options={sizes.map((size) => ({ value: size, label: t(`setting.look.size${size}`) }))}
          value={text ?? usual}
          onChange={(size) => chooseComfort('text', size === usual ? undefined : size)}
        />
        <Switch
          label={t('setting.look.motion')}
          sub={t('setting.look.motionText')}
          checked={motion === 'less'}
          onChange={(event) => chooseComfort('motion', event.currentTarget.checked ? 'less' : undefined)}
        />
      </div>
    </SettingPart>
  )
}
