// Ways through the shop: crumbs, tabs, pages, more of a list, steps, timelines, rows that open.
import { useId, useState } from 'react'
import { href, Link } from 'react-router'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { Disclosure } from '#ui/layout/disclosure.tsx'
import { LoadMore } from '#ui/controls/load-more.tsx'
import { Pagination } from '#ui/controls/pagination.tsx'
import { Steps } from '#ui/feedback/steps.tsx'
import { TabsNav } from '#ui/controls/tabs-nav.tsx'
import { Scans, Timeline } from '#ui/feedback/timeline.tsx'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'
import { Specimen, usePaper } from './specimen.tsx'

const linkToPage = (page: number) => <Link to={hrefWith('/goods/list', { page })} />

export function Navigation() {
  const { t } = useTexts('showcase')
  const paper = usePaper()
  return (
    <>
      <Specimen name={t('name.crumbs')}>
        <Breadcrumb
          label={`${t('say.path')}: ${paper}`}
          crumbs={[
            { label: t('say.home'), link: <Link to={href('/')} /> },
            { label: t('say.tableware'), link: <Link to={href('/goods/list')} /> },
          ]}
          here={t('say.teapots')}
        />
      </Specimen>
      <Specimen name={t('name.tabs')}>
        <Sections />
      </Specimen>
      <Specimen name={t('name.pages')}>
        <Pages />
      </Specimen>
      <Specimen name={t('name.more')}>
        <More />
      </Specimen>
      <Specimen name={t('name.steps')}>
        <Steps
          label={t('say.orderSteps')}
          steps={[t('say.stepCart'), t('say.stepConfirm'), t('say.stepPay'), t('say.stepDone')]}
          current={1}
          doneLabel={t('say.done')}
        />
      </Specimen>
      <Specimen name={t('name.timeline')}>
        <Stages />
      </Specimen>
      <Specimen name={t('name.scans')}>
        <Travels />
      </Specimen>
      <Specimen name={t('name.fold')}>
        <Folds />
      </Specimen>
    </>
  )
}

function Pages() {
  const { t } = useTexts('showcase')
  const paper = usePaper()
  return (
    <Pagination
      label={`${t('say.pages')}: ${paper}`}
      page={4}
      pages={12}
      linkTo={linkToPage}
      previousLabel={t('say.previous')}
      nextLabel={t('say.next')}
      pageLabel={(page) => t('say.pageOf', { page })}
    />
  )
}

function Stages() {
  const { t } = useTexts('showcase')
  return (
    <Timeline
      label={t('say.orderSteps')}
      stages={[
        { title: t('say.ordered'), note: '11/12' },
        { title: t('say.paid'), note: '11/12' },
        { title: t('say.shipped'), note: '11/13' },
        { title: t('say.arrived') },
      ]}
      current={2}
      doneLabel={t('say.done')}
    />
  )
}

function Travels() {
  const { t } = useTexts('showcase')
  return (
    <Scans
      label={t('name.scans')}
      scans={[
        { key: 'here', text: t('say.scanHere'), note: '11/14 09:20' },
        { key: 'left', text: t('say.scanLeft'), note: '11/13 18:02' },
      ]}
    />
  )
}

function Sections() {
  const { t } = useTexts('showcase')
  const paper = usePaper()
  const [now, setNow] = useState('reviews')
  const tab = (key: 'reviews' | 'details' | 'piece', count?: number) => ({
    key,
    label: t(`say.${key}`),
    count,
    current: now === key,
    onPress: () => setNow(key),
  })
  return <TabsNav label={`${t('say.sections')}: ${paper}`} tabs={[tab('reviews', 24), tab('details'), tab('piece')]} />
}

function More() {
  const { t } = useTexts('showcase')
  const [busy, setBusy] = useState(false)
  return <LoadMore label={t('say.showMore')} status={t('say.shown')} more busy={busy} onLoad={() => setBusy(!busy)} />
}

function Folds() {
  const { t } = useTexts('showcase')
  const group = useId()
  return (
    <>
      <Disclosure level={4} title={t('say.foldFreight')} group={group} open>
        <p>{t('say.foldText')}</p>
      </Disclosure>
      <Disclosure level={4} title={t('say.foldReturn')} group={group} end={t('say.perPerson')}>
        <p>{t('say.foldText')}</p>
      </Disclosure>
    </>
  )
}
