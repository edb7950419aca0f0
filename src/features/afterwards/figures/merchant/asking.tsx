// Which span is shown and what it is compared with: it stands in the address.
import { DatePicker, Segmented, Select } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import 'dayjs/locale/es'
import type { Span } from './figures-file.ts'
import { useFigures } from './figures-format.ts'
import { comparisons, isDay, periods } from '../spans.ts'
import { serverNow } from '#surfaces/console/desk/clock.ts'
import type { ListQuery } from '#surfaces/console/desk/list/query.ts'
import { useTexts } from '#web/texts.tsx'

export function spanIn(query: ListQuery): Span {
  const period = periods.find((p) => p === query.get('period')) ?? '30d'
  const compare = comparisons.find((c) => c === query.get('compare'))
  const last = query.get('last')
  return { period, ...(compare && { compare }), ...(last !== undefined && isDay(last) && { last }) }
}

const locales = { 'en-US': 'en', 'zh-CN': 'zh-cn', 'es-ES': 'es' } as const
export function Asking({ query, span }: { query: ListQuery; span: Span }) {
  const { t } = useTexts('figuresmerchant')
  dayjs.locale(locales[useFigures().lang])
  return (
    <>
      <Segmented
        value={span.period}
        onChange={(period) => query.set({ period: period === '30d' ? undefined : period })}
        aria-label={t('period.title')}
        options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
      />
      <DatePicker
        value={span.last === undefined ? null : dayjs(span.last)}
        maxDate={dayjs(serverNow())}
        placeholder={t('until')}
        aria-label={t('until')}
        onChange={(day) => query.set({ last: day ? day.format('YYYY-MM-DD') : undefined })}
      />
      {span.period !== '12m' && (
        <Select
          value={span.compare ?? 'before'}
          onChange={(compare) => query.set({ compare: compare === 'before' ? undefined : compare })}
          aria-label={t('compare.title')}
          popupMatchSelectWidth={false}
          options={comparisons.map((value) => ({ value, label: t(`compare.${value}`) }))}
        />
      )}
    </>
  )
}
