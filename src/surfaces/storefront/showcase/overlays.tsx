// What lies over the page. It opens in the page's own appearance, because it hangs at the end of the document.
import { Ellipsis, Heart, Share2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { HoverPanel } from '#ui/overlays/hover-panel.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { LazyPopup } from '#ui/overlays/lazy-popup.tsx'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { Menu } from '#ui/overlays/menu.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { shotOf } from '#web/pictures.ts'
import { useTexts } from '#web/texts.tsx'
import { Row, Specimen } from './specimen.tsx'
import type { ShownGoods } from './specimen.tsx'

const Popup = lazy(async () => ({ default: (await import('#ui/overlays/popup.tsx')).Popup }))
type Opened = 'dialog' | 'firm' | 'right' | 'centre' | 'popup' | null

export function Overlays({ goods }: { goods: ShownGoods }) {
  const { t } = useTexts('showcase')
  const [open, setOpen] = useState<Opened>(null)
  const shut = () => setOpen(null)
  const opener = (what: Opened, words: string) => (
    <Button aria-haspopup="dialog" onClick={() => setOpen(what)}>
      {words}
    </Button>
  )
  return (
    <>
      <Specimen name={t('name.dialog')}>
        <Row>
          {opener('dialog', t('name.dialog'))}
          {opener('firm', t('name.firm'))}
        </Row>
      </Specimen>
      <Specimen name={t('name.sheet')}>
        <Row>
          {opener('right', t('say.sheetRight'))}
          {opener('centre', t('say.sheetCentre'))}
        </Row>
      </Specimen>
      <Specimen name={t('name.menu')}>
        <Actions />
      </Specimen>
      <Specimen name={t('name.panel')}>
        <Account />
      </Specimen>
      <Specimen name={t('name.popup')}>
        <Row>{opener('popup', t('name.popup'))}</Row>
        <Later goods={goods} />
      </Specimen>
      <Questions open={open} shut={shut} />
      <Summary open={open} shut={shut} />
      {open === 'popup' && (
        <Suspense fallback={null}>
          <Popup open onClose={shut} {...popupOf(t, goods)} foot={<TwoButtons shut={shut} last={t('say.claim')} />} />
        </Suspense>
      )}
    </>
  )
}

function Account() {
  const { t } = useTexts('showcase')
  const panelLink = (
    <Link to={href('/goods/list')} className={buttonClass()}>
      {t('name.panel')}
    </Link>
  )
  return (
    <HoverPanel
      trigger={panelLink}
      label={t('say.account')}
      press="toggle"
      className="w-fit"
      boxClassName="p-6 min-w-[240px]"
    >
      <div className="grid gap-3">
        <Link to={href('/')}>{t('say.home')}</Link>
        <Link to={href('/goods/list')}>{t('say.walk')}</Link>
      </div>
    </HoverPanel>
  )
}

function Summary({ open, shut }: { open: Opened; shut: () => void }) {
  const { t } = useTexts('showcase')
  return (
    <LazySheet
      open={open === 'right' || open === 'centre'}
      onClose={shut}
      wide={open === 'centre' ? 'centre' : 'right'}
      title={t('say.summary')}
      text={t('say.info')}
      closeLabel={t('say.close')}
      foot={<TwoButtons shut={shut} last={t('say.buy')} />}
    >
      <p>{t('say.foldText')}</p>
    </LazySheet>
  )
}

function Questions({ open, shut }: { open: Opened; shut: () => void }) {
  const { t } = useTexts('showcase')
  return (
    <>
      <LazyDialog
        open={open === 'dialog'}
        onClose={shut}
        title={t('say.dialogTitle')}
        text={t('say.dialogText')}
        closeLabel={t('say.close')}
        foot={<TwoButtons shut={shut} last={t('say.share')} />}
      />
      <LazyDialog
        open={open === 'firm'}
        onClose={shut}
        firm
        title={t('say.firmTitle')}
        text={t('say.firmText')}
        closeLabel={t('say.close')}
        foot={<TwoButtons shut={shut} last={t('say.delete')} />}
      />
    </>
  )
}

function TwoButtons({ shut, last }: { shut: () => void; last: ReactNode }) {
  const { t } = useTexts('showcase')
  return (
    <>
      <Button kind="second" onClick={shut}>
        {t('say.cancel')}
      </Button>
      <Button kind="primary" onClick={shut}>
        {last}
      </Button>
    </>
  )
}

function Actions() {
  const { t } = useTexts('showcase')
  const nothing = () => undefined
  return (
    <Menu
      align="start"
      trigger={
        <Button aria-label={t('name.menu')}>
          <Icon of={Ellipsis} />
        </Button>
      }
      entries={[
        { key: 'collect', label: t('say.collectIt'), icon: Heart, onSelect: nothing },
        { key: 'share', label: t('say.share'), icon: Share2, onSelect: nothing, disabled: true },
        { key: 'line', line: true },
        { key: 'delete', label: t('say.delete'), icon: Trash2, onSelect: nothing },
        { key: 'home', label: t('say.home'), link: <Link to={href('/')} /> },
      ]}
    />
  )
}

/** What the popup shows, apart from its buttons. */
function popupOf(t: ReturnType<typeof useTexts<'showcase'>>['t'], goods: ShownGoods) {
  const file = goods[0]?.picture?.file
  return {
    title: t('say.popupTitle'),
    text: t('say.popupText'),
    closeLabel: t('say.close'),
    picture: file ? (
      <Picture shot={shotOf(file, { largest: 960 })} alt="" ratio="16 / 9" sizes="420px" rounded="none" />
    ) : undefined,
    children: null,
  }
}

/** The popup as the shop will show it: at its own time. */
function Later({ goods }: { goods: ShownGoods }) {
  const { t } = useTexts('showcase')
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Switch
        label={t('say.popupLater')}
        checked={wanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      {wanted && <LazyPopup name="showcase" {...popupOf(t, goods)} />}
    </>
  )
}
