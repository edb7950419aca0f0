// Choosing: ticks, radio rows, chips, specifications, switches, stars, pieces.
import { CreditCard, Wallet } from 'lucide-react'
import { useState } from 'react'
import { AppliedChip, Chip, ChipRadios } from '#ui/controls/chip.tsx'
import { Choices } from '#ui/controls/choices.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Quantity } from '#ui/controls/quantity.tsx'
import { Radio, RadioCards } from '#ui/controls/radio.tsx'
import { RatingInput } from '#ui/controls/rating-input.tsx'
import type { Stars } from '#ui/controls/rating-input.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import { Focused, Row, Specimen } from './specimen.tsx'
import type { ShownGoods } from './specimen.tsx'

export function Choosing({ goods }: { goods: ShownGoods }) {
  const { t } = useTexts('showcase')
  return (
    <>
      <Specimen name={t('name.tick')}>
        <Ticks />
      </Specimen>
      <Specimen name={t('name.radio')}>
        <Ways />
      </Specimen>
      <Specimen name={t('name.chips')}>
        <ChipRow />
      </Specimen>
      <Specimen name={t('name.specs')}>
        <Specification goods={goods} />
      </Specimen>
      <Specimen name={t('name.switch')}>
        <Switches />
      </Specimen>
      <Specimen name={t('name.stars')}>
        <div className="show-stack">
          <Rate start={4} />
          <Rate start={null} error={t('say.giveStars')} />
          <Rate start={3} disabled />
        </div>
      </Specimen>
      <Specimen name={t('name.stepper')}>
        <Row>
          <Pieces />
          <Pieces size="sm" />
          <Pieces size="lg" />
          <Pieces disabled />
        </Row>
      </Specimen>
    </>
  )
}

function Ticks() {
  const { t } = useTexts('showcase')
  return (
    <>
      <Row loose>
        <Tick label={t('say.all')} defaultChecked />
        <Tick label={t('say.inStock')} />
        <Tick label={t('state.mixed')} mixed />
        <Focused>
          <Tick label={t('state.focus')} />
        </Focused>
        <Tick label={t('state.disabled')} disabled />
        <Tick label={t('state.disabled')} disabled defaultChecked />
        <Tick label={t('state.error')} aria-invalid="true" />
        <Radio name="alone" label={t('say.default')} />
      </Row>
      <Tick label={t('say.freeFreight')} count="128" />
    </>
  )
}

function Switches() {
  const { t } = useTexts('showcase')
  return (
    <>
      <Switch label={t('say.mails')} sub={t('say.mailsSub')} defaultChecked />
      <Switch label={t('state.off')} />
      <Focused>
        <Switch label={t('state.focus')} />
      </Focused>
      <Switch label={t('state.disabled')} disabled defaultChecked />
    </>
  )
}

function Ways() {
  const { t } = useTexts('showcase')
  const [way, setWay] = useState<'card' | 'other' | 'balance'>('card')
  return (
    <RadioCards
      legend={t('say.pay')}
      value={way}
      onChange={setWay}
      options={[
        { value: 'card', label: t('say.card'), sub: t('say.cardSub'), icon: CreditCard },
        { value: 'other', label: t('say.gold'), icon: Wallet },
        { value: 'balance', label: t('say.balance'), sub: t('say.balanceSub'), icon: Wallet, disabled: true },
      ]}
    />
  )
}

function ChipRow() {
  const { t } = useTexts('showcase')
  const [on, setOn] = useState(true)
  const [kind, setKind] = useState<'new' | 'used' | 'custom'>('new')
  return (
    <div className="show-stack">
      <Row>
        <Chip pressed={on} onClick={() => setOn(!on)}>
          {t('say.withPhotos')}
        </Chip>
        <Chip pressed={!on} count={611} onClick={() => setOn(!on)}>
          {t('say.pours')}
        </Chip>
        <Focused>
          <Chip>{t('state.focus')}</Chip>
        </Focused>
        <AppliedChip removeLabel={t('say.removeFilter')}>{t('say.freeFreight')}</AppliedChip>
        <Chip disabled>{t('state.disabled')}</Chip>
      </Row>
      <ChipRadios
        legend={t('say.state')}
        value={kind}
        onChange={setKind}
        options={[
          { value: 'new', label: t('say.new') },
          { value: 'used', label: t('say.used') },
          { value: 'custom', label: t('say.custom'), disabled: true },
        ]}
      />
    </div>
  )
}

function Specification({ goods }: { goods: ShownGoods }) {
  const { t } = useTexts('showcase')
  const [size, setSize] = useState<string>('two')
  const pictured = goods.filter((each) => each.picture).slice(0, 4)
  const [glaze, setGlaze] = useState(String(pictured[0]?.id))
  return (
    <div className="show-stack">
      <Choices
        legend={t('say.glaze')}
        value={glaze}
        onChange={setGlaze}
        options={pictured.map((each, place) => ({
          value: String(each.id),
          label: each.fact || each.title,
          picture: <Picture shot={shotOf(each.picture!.file, { largest: 240 })} alt="" ratio="1" sizes="88px" />,
          disabled: place === 3,
        }))}
      />
      <Choices
        legend={t('say.size')}
        value={size}
        onChange={setSize}
        end={t('say.onlyLeft')}
        options={[
          { value: 'one', label: t('say.sizeOne') },
          { value: 'two', label: t('say.sizeTwo') },
          { value: 'four', label: t('say.sizeFour'), disabled: true, why: t('say.sizeWhy') },
        ]}
      />
    </div>
  )
}

function Rate({ start, error, disabled }: { start: Stars | null; error?: string; disabled?: boolean }) {
  const { t } = useTexts('showcase')
  const [stars, setStars] = useState(start)
  const words = [t('stars.1'), t('stars.2'), t('stars.3'), t('stars.4'), t('stars.5')] as const
  return (
    <RatingInput
      legend={t('say.howWasIt')}
      value={stars}
      onChange={setStars}
      words={words}
      error={stars ? undefined : error}
      errorWord={t('say.errorWord')}
      disabled={disabled}
    />
  )
}

function Pieces({ size, disabled }: { size?: 'sm' | 'lg'; disabled?: boolean }) {
  const { t } = useTexts('showcase')
  const [pieces, setPieces] = useState(1)
  return (
    <Quantity
      value={pieces}
      onCommit={setPieces}
      max={3}
      label={t('say.pieces')}
      lessLabel={t('say.less')}
      moreLabel={t('say.oneMore')}
      reason={pieces === 3 ? t('say.perPerson') : undefined}
      size={size}
      disabled={disabled}
    />
  )
}
