// Two sums as the value of a filter: "10..50", either side may be open.
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'

const sum = /^\d{1,8}([.,]\d{1,2})?$/
export function SumRange({ value = '', onTake }: { value?: string | undefined; onTake: (value: string) => void }) {
  const { t } = useTexts('console')
  const [first = '', last = ''] = value.split('..')
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(last)
  const sound = [from, to].every((text) => text.trim() === '' || sum.test(text.trim())) && `${from}${to}`.trim() !== ''
  return (
    <form
      className="sum-range"
      onSubmit={(event) => {
        event.preventDefault()
        if (sound) onTake(`${from.trim()}..${to.trim()}`)
      }}
    >
      <Input
        aria-label={t('list.from')}
        placeholder={t('list.from')}
        prefix="¥"
        inputMode="decimal"
        value={from}
        onChange={(e) => setFrom(e.target.value)}
      />
      <Input
        aria-label={t('list.to')}
        placeholder={t('list.to')}
        prefix="¥"
        inputMode="decimal"
        value={to}
        onChange={(e) => setTo(e.target.value)}
      />
      <Button htmlType="submit" disabled={!sound}>
        {t('list.take')}
      </Button>
    </form>
  )
}
