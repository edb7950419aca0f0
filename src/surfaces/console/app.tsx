// Nobody signed in: the door, at whatever address; after it the same address opens. Somebody: what they are a member of
// decides which desk they see, and for which merchant.
import { lazy, Suspense, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ChooseShop } from './door/choose-shop.tsx'
import { NoMember } from './door/no-member.tsx'
import { Join } from './door/join.tsx'
import { SignIn } from './door/sign-in.tsx'
import { Failed } from './desk/failed.tsx'
import { MemberProvider, type Member } from './desk/member.tsx'
import { chooseMerchant, merchantId, useSigned } from './desk/session.ts'
import { baseOf, side } from './desk/side.ts'
import { useAsked } from './desk/use-call.ts'
import { useSpeech } from '#web/texts.tsx'
import { openRouter } from './router.tsx'

const Setup = lazy(() => import('./door/setup.tsx'))
/** The address that the first start of a shop printed. */
const isSetup = (): boolean => side === 'staff' && location.pathname === `${baseOf('staff')}/setup`
/** A link of a letter leads here, whoever is signed in. */
const isLink = (): boolean => side === 'staff' && location.pathname === `${baseOf('staff')}/join`

export function App() {
  const { lang } = useSpeech()
  const signed = useSigned()
  const [joining] = useState(isLink)
  const [settingUp] = useState(isSetup)
  if (settingUp && (!signed || isSetup()))
    return (
      <Suspense>
        <Setup />
      </Suspense>
    )
  if (joining && (!signed || isLink())) return <Join />
  return signed ? <Inside key={lang} /> : <SignIn />
}

/** Read anew in another language: names of merchants come with it. */
function Inside() {
  const { data, fault, again } = useAsked('/api/v2/console/session/detail', {})
  const [chosen, choose] = useState(merchantId)
  if (!data) return fault ? <Failed page fault={fault} onRetry={again} /> : null
  const mine = data.memberships.filter(({ audience }) => audience === side)
  const here = side === 'staff' || mine.length === 1 ? mine[0] : mine.find((m) => m.merchantId === chosen)
  if (mine.length === 0) return <NoMember nickName={data.nickName} memberships={data.memberships} />
  const take = (id: number) => {
    chooseMerchant(id)
    choose(id)
  }
  if (!here) return <ChooseShop nickName={data.nickName} shops={mine} onChoose={take} />
  if (here.merchantId !== null && merchantId() !== here.merchantId) chooseMerchant(here.merchantId)
  return <Desk key={here.merchantId} member={{ ...data, ...here, all: data.memberships }} onChoose={take} />
}

function Desk({ member, onChoose }: { member: Member; onChoose: (id: number) => void }) {
  const [router] = useState(() => openRouter(onChoose))
  return (
    <MemberProvider value={member}>
      <RouterProvider router={router} />
    </MemberProvider>
  )
}
