// In the place of what the shop does without at present: said kindly, and that what began goes on.
import { Empty } from '#ui/feedback/empty.tsx'
import { useTexts } from '#web/texts.tsx'

export function NotOffered() {
  const { t } = useTexts()
  return <Empty drawing="cut" title={t('notOffered.title')} text={t('notOffered.text')} />
}
