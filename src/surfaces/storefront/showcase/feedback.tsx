// What the shop says back: banners, toasts, undo, empty and broken states, skeletons, progress, time left.
import { useState } from 'react'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Countdown } from '#ui/feedback/countdown.tsx'
import { Empty } from '#ui/feedback/empty.tsx'
import type { EmptyDrawing } from '#ui/feedback/empty.tsx'
import { LoadingBar } from '#ui/feedback/loading-bar.tsx'
import { Meter } from '#ui/feedback/meter.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { Skeleton, SkeletonLine } from '#ui/feedback/skeleton.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { ThreadTimer } from '#ui/feedback/thread-timer.tsx'
import { closeToast, toast } from '#ui/feedback/toast.tsx'
import { UndoBar } from '#ui/feedback/undo-bar.tsx'
import { useTexts } from '#web/texts.tsx'
import { Row, Specimen } from './specimen.tsx'

const drawings: readonly EmptyDrawing[] = ['bag', 'box', 'star', 'bell', 'search', 'address']
const hour = 3_600_000

export function Feedback({ now }: { now: number }) {
  const { t } = useTexts('showcase')
  return (
    <>
      <Specimen name={t('name.banner')}>
        <Banners />
      </Specimen>
      <Specimen name={t('name.toast')}>
        <div className="toast show-still mb-4">
          <span className="toast-words">{t('say.moved')}</span>
          <button type="button" className="toast-act">
            {t('say.undo')}
          </button>
        </div>
        <Toasting />
      </Specimen>
      <Specimen name={t('name.undo')}>
        <Undoing />
      </Specimen>
      <Specimen name={t('name.empty')}>
        <Empties />
      </Specimen>
      <Specimen name={t('name.wrong')}>
        <Broken />
      </Specimen>
      <Specimen name={t('name.skeleton')}>
        <div aria-busy="true" className="max-w-[240px]">
          <Skeleton ratio="1" />
          <SkeletonLine className="mt-3.5" />
          <SkeletonLine className="mt-1.5" width="60%" />
          <SkeletonLine className="mt-3.5" width="44%" height="22px" />
        </div>
      </Specimen>
      <Specimen name={t('name.progress')}>
        <Measures />
      </Specimen>
      <Specimen name={t('name.clock')}>
        <Clocks now={now} />
      </Specimen>
      <Specimen name={t('name.loading')}>
        <Loading />
      </Specimen>
    </>
  )
}

function Banners() {
  const { t } = useTexts('showcase')
  return (
    <div className="show-stack">
      <Banner tone="info">{t('say.info')}</Banner>
      <Banner tone="success">{t('say.success')}</Banner>
      <Banner tone="warning" end={<TextLink>{t('say.change')}</TextLink>}>
        {t('say.warning')}
      </Banner>
      <Banner tone="error" end={<TextLink>{t('say.retry')}</TextLink>}>
        {t('say.failed')}
      </Banner>
    </div>
  )
}

function Empties() {
  const { t } = useTexts('showcase')
  return (
    <div className="show-empties">
      {drawings.map((drawing) => (
        <Empty
          key={drawing}
          drawing={drawing}
          level={3}
          title={t('say.emptyBag')}
          text={t('say.emptyText')}
          action={
            <Button kind="second" size="sm">
              {t('say.walk')}
            </Button>
          }
        />
      ))}
    </div>
  )
}

function Broken() {
  const { t } = useTexts('showcase')
  return (
    <div className="show-empties">
      <Empty
        drawing="tangled"
        level={3}
        title={t('say.tangled')}
        action={
          <Button kind="second" size="sm">
            {t('say.home')}
          </Button>
        }
      />
      <Empty
        drawing="cut"
        level={3}
        title={t('say.cut')}
        action={
          <Button kind="second" size="sm">
            {t('say.retry')}
          </Button>
        }
      />
    </div>
  )
}

function Measures() {
  const { t } = useTexts('showcase')
  return (
    <div className="show-stack">
      <Progress label={t('say.upload')} share={3 / 8} text={t('say.uploaded')} />
      <Progress label={t('say.working')} />
      <Meter value={62} of={100} text={t('say.claimed')} />
    </div>
  )
}

function Toasting() {
  const { t } = useTexts('showcase')
  const stays = () => {
    const id = toast(t('say.failed'), {
      kind: 'error',
      duration: 0,
      action: { label: t('say.retry'), onPress: () => closeToast(id) },
    })
  }
  return (
    <Row>
      <Button size="sm" onClick={() => toast(t('say.success'), { kind: 'success' })}>
        {t('say.showSuccess')}
      </Button>
      <Button size="sm" onClick={stays}>
        {t('say.showError')}
      </Button>
      <Button
        size="sm"
        onClick={() => toast(t('say.moved'), { action: { label: t('say.undo'), onPress: () => undefined } })}
      >
        {t('say.showTimed')}
      </Button>
    </Row>
  )
}

function Undoing() {
  const { t } = useTexts('showcase')
  const [turn, setTurn] = useState(0)
  const [shown, setShown] = useState(false)
  const press = () => {
    setTurn(turn + 1)
    setShown(true)
  }
  return (
    <>
      <Button size="sm" onClick={press}>
        {t('say.delete')}
      </Button>
      {shown && (
        <UndoBar
          key={turn}
          text={t('say.deleted')}
          undoLabel={t('say.undo')}
          onUndo={() => setShown(false)}
          onEnd={() => setShown(false)}
        />
      )}
    </>
  )
}

function Clocks({ now }: { now: number }) {
  const { t } = useTexts('showcase')
  const words = { deadline: t('say.ends'), five: t('say.fiveLeft'), one: t('say.oneLeft'), over: t('say.over') }
  const same = { offset: 0, words, silent: true }
  return (
    <div className="show-stack">
      <ThreadTimer start={now - hour} deadline={now + 2 * hour} offset={0} />
      <Row loose>
        <Countdown deadline={now + 2.7 * hour} big {...same} />
        <Countdown deadline={now + 0.4 * hour} short {...same} />
        <Countdown deadline={now + 50 * hour} days={(count) => t('say.days', { count })} {...same} />
      </Row>
    </div>
  )
}

function Loading() {
  const { t } = useTexts('showcase')
  const [on, setOn] = useState(false)
  return (
    <div className="show-loading">
      <LoadingBar active={on} label={t('say.working')} />
      <Button size="sm" className="mt-3" aria-pressed={on} onClick={() => setOn(!on)}>
        {t('say.startLoading')}
      </Button>
    </div>
  )
}
