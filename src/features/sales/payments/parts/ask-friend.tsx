// Asking a friend to pay: a word to them, then the link, to copy, share or save as a poster. The friend sees goods, sum
// and time, never where it goes.
import { EyeOff, Image, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { wordMax } from '../limits.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { call, CallError } from '#web/call.ts'
import { useTexts } from '#web/texts.tsx'
import type { Cashier } from './cashier.ts'
import { Poster } from './poster.tsx'
import { savePoster } from './save-poster.ts'
import { usePosterWords } from './use-poster-words.ts'
import './friend.css'

export function AskFriend({ cashier }: { cashier: Cashier }) {
  const { t } = useTexts('payments')
  const [made, setMade] = useState<{ link: string; word: string }>()
  return (
    <Panel as="aside" title={made ? undefined : t('friend.ask')} sticky bare>
      {made ? (
        <Shared cashier={cashier} {...made} onAgain={() => setMade(undefined)} />
      ) : (
        <WordForm cashier={cashier} onMade={setMade} />
      )}
    </Panel>
  )
}

interface Made {
  link: string
  word: string
}
function useMaking(payNo: string, onMade: (made: Made) => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const make = async (word: string) => {
    if (busy) return
    setBusy(true)
    try {
      const { path } = await call('/api/v2/order/pay/share/add', { payNo, word }, { quiet: true })
      onMade({ link: location.origin + path, word })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      setBusy(false)
    }
  }
  return { busy, fault, make }
}

function WordForm({ cashier: { payNo }, onMade }: { cashier: Cashier; onMade: (made: Made) => void }) {
  const { t } = useTexts('payments')
  const [word, setWord] = useState('')
  const { busy, fault, make } = useMaking(payNo, onMade)
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void make(word)
      }}
    >
      {fault !== undefined && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      <TextArea
        label={t('friend.word')}
        hint={t('friend.wordHint')}
        rows={2}
        maxLength={wordMax}
        counter={`${word.length} / ${wordMax}`}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Promises />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('friend.make')}
      </Button>
    </form>
  )
}

function Promises() {
  const { t } = useTexts('payments')
  return (
    <ul className="friend-says">
      <li>
        <Icon of={EyeOff} size={18} />
        {t('friend.private')}
      </li>
      <li>
        <Icon of={Undo2} size={18} />
        {t('friend.refunds')}
      </li>
    </ul>
  )
}

interface SharedProps {
  cashier: Cashier
  link: string
  word: string
  onAgain: () => void
}
function Shared({ cashier, link, word, onAgain }: SharedProps) {
  const { t } = useTexts(['payments', 'storefront'])
  const words = usePosterWords(cashier)
  const pictures = cashier.orders.flatMap((order) => order.pictures).slice(0, 3)
  const share = async () => {
    if ('share' in navigator)
      // whoever closes the sheet of their phone has changed their mind
      await navigator.share({ title: words.head, text: word || words.head, url: link }).catch(() => undefined)
    else {
      await (navigator as Navigator).clipboard.writeText(link)
      toast(t('storefront:words.copied'), { kind: 'success' })
    }
  }
  return (
    <div className="grid gap-4">
      <Poster words={words} pictures={pictures} amount={cashier.amount} link={link} />
      <p className="friend-link">
        <span>{link}</span>
        <CopyButton
          text={link}
          label={t('storefront:words.copy')}
          doneLabel={t('storefront:words.copied')}
          failedLabel={t('storefront:words.copyFailed')}
        />
      </p>
      <div className="friend-acts">
        <Button onClick={() => void savePoster({ ...words, pictures, link })}>
          <Icon of={Image} size={18} />
          {t('friend.save')}
        </Button>
        <Button kind="primary" onClick={() => void share()}>
          <Icon of={Send} size={18} />
          {t('friend.share')}
        </Button>
      </div>
      <Button size="sm" className="justify-self-start" onClick={onAgain}>
        {t('friend.otherWord')}
      </Button>
    </div>
  )
}
