// The currency's code beside a total, where ¥ alone could be taken for another currency: not in Chinese.
import { useTranslation } from 'react-i18next'
import { useLang } from '#ui/lang.tsx'

export function useUnit(): string | undefined {
  const { t } = useTranslation('cart')
  return useLang() === 'zh-CN' ? undefined : t('unit')
}
