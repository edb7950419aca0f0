// The fourth step: what shoppers will see of the shop, what it sells, where it sends to and at what freight.
import { href, Link } from 'react-router'
import type { Country, Offered } from './offered.ts'
import { MoneyLine } from './money-line.tsx'
import { Line, Spot, SpotFault, useFault } from './spot.tsx'
import type { Hand } from './use-application.ts'
import { longestIntro, longestName, mostDepartments, sealIdeas, sealInks, sealShapes } from '../content.ts'
import { formOfAnywhere } from '#features/people/addresses/parts/back-to.ts'
import { AppliedChip, Chip } from '#ui/controls/chip.tsx'
import { Select } from '#ui/controls/select.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { Seal } from '#ui/goods/seal.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  hand: Hand
  countries: readonly Country[]
  offered: Offered
}
export function ShopStep({ hand, countries, offered }: Props) {
  return (
    <>
      <Names hand={hand} />
      <SealChoice hand={hand} />
      <Departments hand={hand} offered={offered} />
      <Intro hand={hand} />
      <ReturnsTo hand={hand} offered={offered} />
      <Freight hand={hand} countries={countries} />
    </>
  )
}

const names = { 'zh-CN': 'nameZh', 'en-US': 'nameEn', 'es-ES': 'nameEs' } as const
function Names({ hand }: { hand: Hand }) {
  const { t } = useTexts('applying')
  const lang = useLang()
  const own = names[lang]
  const others = Object.values(names).filter((name) => name !== own)
  return (
    <div className="grid gap-4">
      <Line
        of="shopName"
        part={own}
        hand={hand}
        label={t(`field.${own}`)}
        hint={t('hint.shopName')}
        maxLength={longestName}
      />
      <div className="grid gap-4 md:grid-cols-2" data-spot-more="">
        {others.map((name) => (
          <OtherName key={name} part={name} hand={hand} />
        ))}
      </div>
    </div>
  )
}
function OtherName({ part, hand }: { part: 'nameZh' | 'nameEn' | 'nameEs'; hand: Hand }) {
  const { t } = useTexts('applying')
  const bare = { ...hand, note: () => undefined, fault: () => undefined }
  return (
    <Line
      of="shopName"
      part={part}
      hand={bare}
      label={t(`field.${part}`)}
      mark={t('optional')}
      maxLength={longestName}
    />
  )
}

function SealChoice({ hand }: { hand: Hand }) {
  const { t } = useTexts('applying')
  const { draft, change } = hand
  const ink = draft.sealInk
  return (
    <Spot of="seal" hand={hand}>
      <div className="sell-seal">
        <Seal character={draft.sealChar || '店'} ink={ink} shape={draft.sealShape} size="lg" />
        <div className="grid min-w-0 gap-3">
          <SealCharacter hand={hand} />
          <SealIdeas hand={hand} />
          <div className="chips" role="group" aria-label={t('seal.shape')}>
            {sealShapes.map((shape) => (
              <Chip key={shape} pressed={draft.sealShape === shape} onClick={() => change({ sealShape: shape })}>
                {t(`seal.${shape}`)}
              </Chip>
            ))}
          </div>
          <div className="sell-inks" role="group" aria-label={t('seal.ink')}>
            {sealInks.map((each, n) => (
              <button
                key={each}
                type="button"
                aria-pressed={ink === each}
                aria-label={t('seal.inkNo', { n: n + 1 })}
                style={{ background: each }}
                onClick={() => change({ sealInk: each })}
              />
            ))}
          </div>
        </div>
      </div>
    </Spot>
  )
}
function SealCharacter({ hand }: { hand: Hand }) {
  const { t } = useTexts('applying')
  const bare = { ...hand, note: () => undefined }
  return (
    <Line
      of="seal"
      part="sealChar"
      hand={bare}
      label={t('field.seal')}
      hint={t('hint.seal')}
      maxLength={4}
      spellCheck={false}
    />
  )
}

/** Not everybody has a Chinese keyboard. */
function SealIdeas({ hand: { draft, change } }: { hand: Hand }) {
  const { t } = useTexts('applying')
  if (useLang() === 'zh-CN') return null
  const ideas = Object.keys(sealIdeas) as (keyof typeof sealIdeas)[]
  return (
    <div className="chips" role="group" aria-label={t('seal.ideas')}>
      {ideas.map((idea) => {
        const sealChar = sealIdeas[idea]
        return (
          <Chip key={idea} pressed={draft.sealChar === sealChar} onClick={() => change({ sealChar })}>
            <span lang="zh-CN">{sealChar}</span> {t(`seal.idea.${idea}`)}
          </Chip>
        )
      })}
    </div>
  )
}

function Departments({ hand, offered }: { hand: Hand; offered: Offered }) {
  const { t } = useTexts('applying')
  const { draft, change } = hand
  const full = draft.departments.length >= mostDepartments
  const turn = (id: number, on: boolean) =>
    change({ departments: on ? [...draft.departments, id] : draft.departments.filter((each) => each !== id) })
  return (
    <Spot of="departments" hand={hand}>
      <p className="field-label">{t('field.departments')}</p>
      <div className="chips" role="group" aria-label={t('field.departments')}>
        {offered.departments.map(({ id, name }) => {
          const on = draft.departments.includes(id)
          return (
            <Chip key={id} pressed={on} disabled={full && !on} onClick={() => turn(id, !on)}>
              {name}
            </Chip>
          )
        })}
      </div>
      <p className="field-hint">{t('hint.departments', { max: mostDepartments })}</p>
      <SpotFault of="departments" hand={hand} />
    </Spot>
  )
}

function Intro({ hand }: { hand: Hand }) {
  const { t } = useTexts(['applying', 'storefront'])
  const fault = useFault(hand)
  const { draft, change, judge } = hand
  return (
    <Spot of="intro" hand={hand}>
      <TextArea
        label={t('field.intro')}
        hint={t('hint.intro')}
        name="intro"
        rows={4}
        maxLength={longestIntro}
        counter={`${draft.intro.length} / ${longestIntro}`}
        value={draft.intro}
        error={fault('intro')}
        errorWord={t('storefront:error')}
        onChange={(e) => change({ intro: e.currentTarget.value })}
        onBlur={() => draft.intro !== '' && judge(['intro'])}
      />
    </Spot>
  )
}

function ReturnsTo({ hand, offered }: { hand: Hand; offered: Offered }) {
  const { t } = useTexts(['applying', 'storefront'])
  const fault = useFault(hand)
  const { draft, change } = hand
  const gone = draft.addressId !== null && !offered.addresses.some(({ id }) => id === draft.addressId)
  return (
    <Spot of="addressId" hand={hand}>
      <Select
        label={t('field.addressId')}
        name="addressId"
        hint={
          <>
            {t('hint.addressId')}{' '}
            <Link
              className="link underline underline-offset-2"
              to={formOfAnywhere(href('/user/user/shangjiaruzhu'))}
              onClick={() => void hand.saving.save()}
            >
              {t('addAddress')}
            </Link>
          </>
        }
        value={draft.addressId === null || gone ? '' : String(draft.addressId)}
        error={gone ? t('fault.addressGone') : fault('addressId')}
        errorWord={t('storefront:error')}
        onChange={(e) => change({ addressId: e.currentTarget.value === '' ? null : Number(e.currentTarget.value) })}
      >
        <option value="">{t('choose')}</option>
        {offered.addresses.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </Spot>
  )
}

function Freight({ hand, countries }: { hand: Hand; countries: readonly Country[] }) {
  const { t } = useTexts('applying')
  const { draft, change } = hand
  const nameOf = (code: string): string => countries.find((c) => c.code === code)?.name ?? code
  return (
    <div className="sell-freight">
      <h3>{t('freight.title')}</h3>
      <p className="text-13 text-ink-2">{t('freight.text')}</p>
      <Spot of="deliversTo" hand={hand}>
        <Select
          label={t('field.deliversTo')}
          name="deliversTo"
          value=""
          onChange={(e) => change({ deliversTo: [...draft.deliversTo, e.currentTarget.value] })}
        >
          <option value="">{t('freight.add')}</option>
          {countries
            .filter(({ code }) => !draft.deliversTo.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
        {draft.deliversTo.length > 0 && (
          <div className="chips mt-2">
            {draft.deliversTo.map((code) => (
              <AppliedChip
                key={code}
                removeLabel={t('freight.drop', { country: nameOf(code) })}
                onClick={() => change({ deliversTo: draft.deliversTo.filter((each) => each !== code) })}
              >
                {nameOf(code)}
              </AppliedChip>
            ))}
          </div>
        )}
        <SpotFault of="deliversTo" hand={hand} />
      </Spot>
      <div className="grid gap-4 md:grid-cols-3">
        <MoneyLine of="firstFee" hand={hand} label={t('field.firstFee')} />
        <MoneyLine of="nextFee" hand={hand} label={t('field.nextFee')} />
        <MoneyLine of="freeFrom" hand={hand} label={t('field.freeFrom')} mark={t('optional')} />
      </div>
    </div>
  )
}
