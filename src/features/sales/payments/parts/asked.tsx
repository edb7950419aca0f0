// What a friend is asked to pay, while it can be paid: who asks with their word, the sum and its time, the goods, the
// ways to pay.
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { PhoneBar } from '#features/sales/cart/parts/phone-bar.tsx'
import { useUnit } from '#features/sales/cart/parts/unit.ts'
import { useMethodName } from '#features/sales/orders/parts/use-method-name.ts'
import { useSignIn } from '#surfaces/storefront/visit/sign-in.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Countdown } from '#ui/feedback/countdown.tsx'
import { ThreadTimer } from '#ui/feedback/thread-timer.tsx'
import { Price } from '#ui/goods/price.tsx'
import { shortPrice } from '#ui/goods/price-text.ts'
import { RadioCards } from '#ui/controls/radio.tsx'
import { useLang } from '#ui/text/lang.tsx'
import { useMoment } from '#ui/text/moment.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { inOrder, methodIcons, useMethodSub } from './cashier-methods.tsx'
import { FriendScan } from './friend-scan.tsx'
import { PaySheet } from './pay-sheet.tsx'
import { friendPage, usePayForFriend } from './use-pay-for-friend.ts'
import type { Link, Shared } from './shared.ts'

interface AskedProps {
  asked: Link
  shared: Shared
  signedIn: boolean
  /** the shop's clock when the page was made, ms */
  now: number
}

export function Asked({ asked, shared, signedIn, now }: AskedProps) {
  const { t } = useTexts('payments')
  const lang = useLang()
  const [wanted, setWanted] = useState<string | null>(null)
  const navigate = useNavigate()
  const [proving, setProving] = useState(false)
  const { busy, fault, pay, scan, endScan, forget } = usePayForFriend(asked.token)
  const usable = inOrder(shared).filter((m) => m.available)
  const method = usable.find((m) => m.code === wanted) ?? usable[0]
  const start = () => {
    forget()
    if (method?.form === 'transfer') void navigate(hrefWith('/shoppingCart/transfer', { token: asked.token }))
    else if (method?.form === 'password') setProving(true)
    else if (method) void pay(method.code)
  }
  const shownFault = proving ? undefined : fault
  const button = (
    <Button kind="primary" wide busy={busy} aria-disabled={method === undefined || undefined} onClick={start}>
      {t('friend.pay', { name: shared.nickname, amount: shortPrice(shared.amount, lang) })}
    </Button>
  )
  return (
    <div className="asked">
      <Say shared={shared} />
      <Sum shared={shared} now={now} />
      <div className="asked-two">
        <Goods shared={shared} />
        <Ways {...{ shared, signedIn }} chosen={method?.code ?? null} fault={shownFault} onChoose={setWanted}>
          {scan && scan.method === method?.code ? (
            <FriendScan token={asked.token} scan={scan} onOther={endScan} />
          ) : (
            <div className="wide-only">{button}</div>
          )}
        </Ways>
      </div>
      <PhoneBar label={t('friend.page')}>{button}</PhoneBar>
      <PaySheet
        open={proving}
        onClose={() => setProving(false)}
        amount={shared.amount}
        hasPayPassword={shared.hasPayPassword}
        setPage={hrefWith('/user/user/changePayPassword', { back: friendPage(asked.token) })}
        busy={busy}
        fault={fault}
        onChange={forget}
        onPay={(password) => (method ? pay(method.code, password) : Promise.resolve(false))}
      />
    </div>
  )
}

function Say({ shared: { nickname, word } }: { shared: Shared }) {
  const { t } = useTexts('payments')
  return (
    <div className="asked-say">
      <Avatar name={nickname} size="lg" />
      <div>
        <h1 className="display">{t('friend.asks', { name: nickname })}</h1>
        {word !== '' && <blockquote>{word}</blockquote>}
      </div>
    </div>
  )
}

function Sum({ shared: { amount, createdAt, expiresAt }, now }: { shared: Shared; now: number }) {
  const { t } = useTexts('payments')
  const moment = useMoment()
  const { revalidate } = useRevalidator()
  const unit = useUnit()
  const [offset] = useState(() => now - Date.now())
  const deadline = Date.parse(expiresAt)
  const time = moment(expiresAt, 'time')
  return (
    <>
      <div className="pay-top">
        <div>
          <Price fen={amount} size="hero" /> {unit && <span className="text-12 text-ink-3">{unit}</span>}
        </div>
        <div className="pay-until">
          <p>{t('within')}</p>
          <Countdown
            big
            short
            deadline={deadline}
            offset={offset}
            words={{ deadline: t('deadline', { time }), five: t('five'), one: t('one'), over: t('over') }}
            onEnd={() => void revalidate()}
          />
        </div>
      </div>
      <ThreadTimer start={Date.parse(createdAt)} deadline={deadline} offset={offset} />
    </>
  )
}

function Goods({ shared: { goods, nickname } }: { shared: Shared }) {
  const { t } = useTexts('payments')
  return (
    <section aria-label={t('friend.goods')}>
      <ul>
        {goods.map(({ title, spec, picture, quantity }, place) => (
          <li className="asked-line" key={place}>
            <LinePicture file={picture} size={64} />
            <span className="min-w-0">
              <b className="font-medium">{title}</b>
              <small>{[spec, `× ${quantity}`].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-13 text-ink-2">{t('friend.parcel', { name: nickname })}</p>
    </section>
  )
}

/** What stands in the way, or should be known before. */
function Notes({ shared, fault, none }: { shared: Shared; fault: string | undefined; none: boolean }) {
  const { t } = useTexts('payments')
  return (
    <>
      {fault !== undefined && (
        <Banner tone="error" live className="mb-4">
          {fault}
        </Banner>
      )}
      {shared.attempt === 'ended' && fault === undefined && (
        <Banner tone="warning" className="mb-4">
          {t('friend.notPaid')}
        </Banner>
      )}
      {shared.beingPaid && (
        <Banner tone="info" className="mb-4">
          {t('friend.beingPaid')}
        </Banner>
      )}
      {shared.inReview && (
        <Banner tone="info" className="mb-4">
          {t('friend.inReview')}
        </Banner>
      )}
      {none && !shared.inReview && (
        <Banner tone="warning" className="mb-4">
          {t('noMethods')}
        </Banner>
      )}
    </>
  )
}

function Ways({
  shared,
  signedIn,
  chosen,
  fault,
  onChoose,
  children,
}: {
  shared: Shared
  signedIn: boolean
  chosen: string | null
  fault: string | undefined
  onChoose: (code: string) => void
  children: ReactNode
}) {
  const { t } = useTexts('payments')
  const nameOf = useMethodName()
  const subOf = useMethodSub(shared)
  const { revalidate } = useRevalidator()
  const afterSignIn = useSignIn()
  const options = inOrder(shared).map((method) => ({
    value: method.code,
    label: nameOf(method.code),
    sub: subOf(method),
    icon: methodIcons[method.mark],
    disabled: !method.available,
  }))
  return (
    <section aria-label={t('legend')}>
      <Notes shared={shared} fault={fault} none={chosen === null} />
      <RadioCards legend={t('legend')} hideLegend name="method" options={options} value={chosen} onChange={onChoose} />
      {!signedIn && (
        <p className="mt-4 text-13 text-ink-2">
          {t('friend.balance')}{' '}
          <TextLink onClick={() => afterSignIn(() => void revalidate())}>{t('friend.signIn')}</TextLink>
        </p>
      )}
      <div className="mt-6">{children}</div>
      <p className="mt-4 text-13 text-ink-2">{t('friend.refund')}</p>
    </section>
  )
}
