// The editor: what the page is made of, what is missing or wrong of it, and the acts at its head.
import { useMemo, useState } from 'react'
import { faultsOf, type Fault } from '../checking.ts'
import type { Content } from '../content.ts'
import { changesOf } from '../merging.ts'
import { useAskedOf, type AskedOne } from './asked-fields.tsx'
import { ChoicesHere } from './change-text.ts'
import { EditorHead } from './editor-head.tsx'
import { isSpoken, useFaultWords, type FaultWords } from './fault-words.ts'
import { Index } from './index-of.tsx'
import { Matrix } from './matrix.tsx'
import { MediaFields } from './media.tsx'
import { Elsewhere, Meanwhile, Returned, Unseen, Waiting } from './notes.tsx'
import { Questions } from './questions.tsx'
import { Shots } from './shots.tsx'
import { Specs } from './specs.tsx'
import { Delivery, Kind, Terms, type Choices } from './terms.tsx'
import { useDraft, type Detail, type Patch } from './use-draft.ts'
import { Words } from './words.tsx'
import { allMadeToOrder } from '#features/catalog/products/questions.ts'
import { askedFaults } from '#features/catalog/attributes/asking.ts'
import { OwnCategoriesOf } from '#features/catalog/shop-front/merchant/parts/own-categories-of.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'

interface Props {
  detail: Detail
  choices: Choices
  onBegun: (draftId: number) => void
  /** read anew: published, taken back, or somebody else's words taken */
  onAgain: () => void
}
/** What needs no choice. */
const givenBy = ({ templates }: Choices): Partial<Content> =>
  templates.length === 1 ? { freightTemplateId: templates[0]!.id } : {}

export function Editor({ detail, choices, onBegun, onAgain }: Props) {
  const { content, patch, saving, place, draftId, flush, begin, insist } = useDraft(detail, givenBy(choices), onBegun)
  const writes = useMember().may('goods.write')
  const asked = useAskedOf(content.categoryId)
  const { faults, fault, tried, onTried } = useFaults(content, asked, detail.published)
  const changes = useMemo(() => changesOf(detail.published, content), [detail.published, content])
  const waits = detail.draft?.state === 'inReview'
  const locked = waits || !writes
  return (
    <ChoicesHere value={choices}>
      <div className="page goods-editor">
        <EditorHead
          {...{ detail, content, saving, place, draftId, faults, flush, begin, locked, onTried, onAgain }}
          changes={changes.length}
        />
        <div className="editor">
          <Index content={content} faults={faults} tried={tried} />
          <div className="editor-main">
            {saving.state === 'elsewhere' && (
              <Elsewhere fault={saving.fault} mine={content} draftId={draftId} onTake={onAgain} onInsist={insist} />
            )}
            {waits && <Waiting detail={detail} place={place} onDone={onAgain} />}
            <Unseen detail={detail} />
            <Returned detail={detail} />
            <Meanwhile detail={detail} />
            <Fields {...{ detail, choices, content, asked, fault, patch, locked }} />
          </div>
        </div>
      </div>
    </ChoicesHere>
  )
}
interface FieldsProps extends Pick<Props, 'detail' | 'choices'> {
  content: Content
  asked: readonly AskedOne[]
  fault: FaultWords
  patch: Patch
  locked: boolean
}
function Fields({ detail, choices, content, asked, fault, patch, locked }: FieldsProps) {
  const { options, skus, pictures } = content
  return (
    <fieldset disabled={locked} className="editor-fields">
      <Kind categoryId={content.categoryId} brandId={content.brandId} {...{ choices, fault, patch }} />
      <OwnCategoriesOf productId={detail.productId} />
      <Words
        title={content.title}
        subtitle={content.subtitle}
        fact={content.fact}
        body={content.body}
        attributes={content.attributes}
        {...{ asked, fault, patch, locked }}
      />
      <Shots {...{ pictures, fault, patch }} />
      <MediaFields video={content.video} model={content.model} patch={patch} />
      <Specs {...{ options, pictures, fault, patch }} categoryId={content.categoryId} variants={skus.length} />
      <Matrix {...{ options, skus, fault, patch }} known={detail.skus} before={detail.published} />
      <Questions questions={content.questions} {...{ fault, patch }} />
      <Delivery freightTemplateId={content.freightTemplateId} {...{ choices, fault, patch }} />
      <Terms
        services={content.services}
        asks={allMadeToOrder(content.questions)}
        condition={content.condition}
        conditionNote={content.conditionNote}
        purchaseLimit={content.purchaseLimit}
        unit={content.unit}
        choices={choices}
        onSale={content.onSale}
        onSaleAt={content.onSaleAt}
        offSaleAt={content.offSaleAt}
        {...{ fault, patch }}
      />
    </fieldset>
  )
}
/** What is wrong: what is seen here, and what the server told when somebody tried to publish. */
function useFaults(content: Content, asked: readonly AskedOne[], published: Content | null) {
  const [tried, setTried] = useState(false)
  const [told, setTold] = useState<readonly Fault[]>([])
  const faults = useMemo(() => {
    const seen: Fault[] = [...faultsOf(content), ...askedFaults(asked, content.attributes, published?.attributes)]
    return [
      ...seen,
      ...told.filter(
        (fault) =>
          !seen.some(({ at }) => at === fault.at) && (fault.rule === 'worded' || !fault.at.startsWith('asked.')),
      ),
    ]
  }, [content, asked, published, told])
  const found = useFaultWords(faults, tried)
  // fields and rows are drawn anew when words of faults change, not with every letter
  const fault = useSteady(found, faults, tried)
  const onTried = (server: readonly Fault[]) => {
    setTried(true)
    setTold(server)
  }
  return { faults, fault, tried, onTried }
}
/** The same function as long as it would say the same. */
function useSteady(found: FaultWords, faults: readonly Fault[], tried: boolean): FaultWords {
  const key = JSON.stringify(faults.filter((one) => isSpoken(one, tried)))
  // the key stands for what it says
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => found, [key])
}
