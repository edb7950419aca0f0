// A transfer that is to be sent: first the money, by the account and the reference; then the proofs.
import { CirclePause, Clock, RotateCw, TriangleAlert } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Link } from 'react-router'
import { isBankNumber } from '../bank-number.ts'
import { otherWayOf } from './other-way.ts'
import type { Country, Recipient, Shown, Which } from './shown.ts'
import { ToSend } from './to-send.tsx'
import { plainAccount } from '#features/money/wallet/account-rules.ts'
import { UploadField, type Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm, type FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'

interface Fields {
  holder: string
  country: string
  bank: string
  number: string
  proofs: Uploaded[]
}
const order = ['holder', 'country', 'bank', 'number', 'proofs'] as const
const fieldOf: ReadonlyMap<string, (typeof order)[number]> = new Map([
  ['bankAccountInvalid', 'number'],
  ['proofsRequired', 'proofs'],
  ['uploadNotFound', 'proofs'],
])
const most = 6

function useSending({ transfer }: Shown, which: Which) {
  const { t } = useTexts(['transfers', 'errors'])
  const { revalidate } = useRevalidator()
  const check = (name: string, f: Fields): string | undefined => {
    if (name === 'proofs') return f.proofs.length === 0 ? t('errors:proofsRequired') : undefined
    if (name === 'holder' || name === 'country' || name === 'bank')
      return f[name].trim() === '' ? t(`lacks.${name}`) : undefined
    if (f.number.trim() === '') return t('lacks.number')
    return isBankNumber(plainAccount(f.number)) ? undefined : t('errors:bankAccountInvalid')
  }
  return useForm<Fields, unknown>({
    first: { holder: '', country: transfer?.country ?? 'CN', bank: transfer?.bank ?? '', number: '', proofs: [] },
    order,
    check,
    send: ({ holder, country, bank, number, proofs }, requestId) =>
      quietly('/api/v2/order/pay/transfer/add', {
        ...which,
        holder,
        country,
        bank,
        number,
        uploadIds: proofs.map(({ uploadId }) => uploadId),
        requestId,
      }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone: () => revalidate(),
  })
}

interface Props {
  shown: Shown
  which: Which
  recipient: Recipient
  countries: readonly Country[]
}
export function Sending({ shown, which, recipient, countries }: Props) {
  const { t } = useTexts('transfers')
  const form = useSending(shown, which)
  const send = (wide: boolean) => (
    <Button kind="primary" type="submit" wide={wide} busy={form.busy}>
      {t('send')}
    </Button>
  )
  return (
    <Form form={form} className="pay-box">
      <div>
        <Before shown={shown} />
        <ol className="transfer-steps">
          <li>
            <h2>{t('first')}</h2>
            <ToSend recipient={recipient} sum={shown.transfer?.missing ?? shown.amount} reference={shown.reference} />
            <p className="transfer-warn">
              <Icon of={TriangleAlert} size={15} />
              {t('referenceNeeded')}
            </p>
          </li>
          <li>
            <h2>{t('second')}</h2>
            <Sender form={form} countries={countries} />
          </li>
        </ol>
      </div>
      <Panel as="aside" title={t('then.title')} sticky bare>
        <Then />
        <div className="wide-only">{send(true)}</div>
        <OtherWay shown={shown} which={which} />
      </Panel>
      <PhoneBar label={t('title')} className="transfer-bar">
        {send(true)}
      </PhoneBar>
    </Form>
  )
}
function OtherWay({ shown, which: { token } }: { shown: Shown; which: Which }) {
  const { t } = useTexts('transfers')
  const place = otherWayOf(shown, token)
  if (place === undefined) return null
  return (
    <p className="panel-fine">
      <TextLink render={<Link to={place} />}>{t('otherWay')}</TextLink>
    </p>
  )
}
function Then() {
  const { t } = useTexts('transfers')
  return (
    <ul className="transfer-then">
      {(
        [
          ['stops', CirclePause],
          ['looked', Clock],
          ['again', RotateCw],
        ] as const
      ).map(([key, icon]) => (
        <li key={key}>
          <Icon of={icon} size={18} />
          {t(`then.${key}`)}
        </li>
      ))}
    </ul>
  )
}
/** What staff said of what was sent before. */
function Before({ shown: { transfer } }: { shown: Shown }) {
  const { t } = useTexts('transfers')
  const lang = useLang()
  if (!transfer) return null
  return (
    <Banner tone="warning" className="mb-6">
      {transfer.status === 'short'
        ? t('before.short', { came: shortPrice(transfer.came, lang), missing: shortPrice(transfer.missing, lang) })
        : t('before.returned', { reason: transfer.reason })}
    </Banner>
  )
}
function Sender({ form, countries }: { form: FormInHand<Fields>; countries: readonly Country[] }) {
  const { t } = useTexts(['transfers', 'storefront'])
  return (
    <div className="transfer-sender">
      <Field {...form.text('holder')} label={t('from.holder')} autoComplete="name" maxLength={120} />
      <Select
        label={t('from.country')}
        name="country"
        value={form.fields.country}
        error={form.fault('country')}
        errorWord={t('storefront:error')}
        onChange={(e) => form.change({ country: e.currentTarget.value })}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...form.text('bank')} label={t('from.bank')} autoComplete="off" maxLength={120} />
      <Field
        {...form.text('number')}
        label={t('from.number')}
        hint={t('from.numberHint')}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={50}
      />
      <div className="transfer-proofs">
        <UploadField
          purpose="transferProof"
          max={most}
          label={t('from.proofs')}
          hint={t('from.proofsHint', { count: most })}
          value={form.fields.proofs}
          error={form.fault('proofs')}
          onChange={(proofs) => form.change({ proofs })}
        />
      </div>
    </div>
  )
}
