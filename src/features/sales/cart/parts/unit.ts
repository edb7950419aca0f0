// The currency's code beside a total, where ¥ alone could be taken for another currency: not in Chinese.
import { useTexts } from '#web/texts.tsx'
import { useLang } from '#ui/text/lang.tsx'

export function useUnit(): string | undefined {
  const { t } = useTexts('cart')
  return useLang() === 'zh-CN' ? undefined : t('unit')
}
