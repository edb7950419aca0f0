// What the lists of places and area codes say while they are open.
import type { CascaderProps } from '#ui/controls/cascader.tsx'
import { useTexts } from '#web/texts.tsx'

export function useCascaderWords(): CascaderProps['words'] {
  const { t } = useTexts(['addresses', 'storefront'])
  return {
    choose: t('choose'),
    close: t('storefront:close'),
    find: (level) => t('find', { level }),
    loading: t('placesLoading'),
    none: t('placesNone'),
    failed: t('placesFailed'),
    retry: t('storefront:retry'),
  }
}
