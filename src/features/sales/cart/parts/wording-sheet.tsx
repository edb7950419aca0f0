// The custom options of some pieces of a line, written anew: the product is read when the sheet is opened, for its
// questions as they are now.
import { useTexts } from '#web/texts.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { fitAnswers, type Answer } from '#features/catalog/products/questions.ts'
import { AnswerFields } from '#surfaces/storefront/goods/answer-fields.tsx'
import type { Goods } from '#surfaces/storefront/goods/sku-choice.ts'
import { useAnswers } from '#surfaces/storefront/goods/use-answers.ts'
import type { CartLine } from './cart-model.ts'
import { useLineGoods } from './use-line-goods.ts'

interface SheetProps {
  line: CartLine
  /** what was answered so far */
  answers: readonly Answer[]
  open: boolean
  onClose: () => void
  onUse: (answers: Answer[]) => void
}
export function WordingSheet(props: SheetProps) {
  const { line, open, onClose } = props
  const { t } = useTexts(['cart', 'storefront'])
  const goods = useLineGoods(line, onClose)
  if (goods) return <Written goods={goods} {...props} />
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('wordingOf', { title: line.title })}
      closeLabel={t('storefront:close')}
      wide="centre"
    >
      <div aria-busy="true" className="grid gap-4">
        <SkeletonLine width="40%" />
        <SkeletonLine />
      </div>
    </Sheet>
  )
}

function Written({ goods, line, answers: first, open, onClose, onUse }: SheetProps & { goods: Goods }) {
  const { t } = useTexts(['cart', 'storefront'])
  // an answer that is offered no more is chosen anew
  const answers = useAnswers(goods.questions, fitAnswers(goods.questions, first).answers)
  const use = () => {
    const told = answers.check()
    if (!told) return
    onUse(told)
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('wordingOf', { title: line.title })}
      closeLabel={t('storefront:close')}
      wide="centre"
      foot={
        <Button kind="primary" wide onClick={use}>
          {t('useWording')}
        </Button>
      }
    >
      {goods.questions.length > 0 ? <AnswerFields answers={answers} /> : <p>{t('unasked')}</p>}
    </Sheet>
  )
}
