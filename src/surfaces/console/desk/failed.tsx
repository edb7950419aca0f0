// Nothing could be read and nothing older is there: what was said, and once more.
import { Button } from 'antd'
import { RotateCw } from 'lucide-react'
import type { CallFault } from './call.ts'
import { Empty } from './empty.tsx'
import { useFaultWords } from './fault.tsx'
import { useTexts } from '#web/texts.tsx'

export function Failed({ fault, onRetry, page }: { fault: CallFault; onRetry: () => void; page?: boolean }) {
  const { t } = useTexts('console')
  const words = useFaultWords()
  return (
    <Empty page={page ?? false} draw="cut" title={t('fault.title')} text={words(fault)}>
      <Button icon={<RotateCw size={14} />} onClick={onRetry}>
        {t('fault.retry')}
      </Button>
    </Empty>
  )
}
