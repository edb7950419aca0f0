// Buttons in their three weights, sizes and states; links that lead on; copying.
import { Heart } from 'lucide-react'
import { href, Link } from 'react-router'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'
import { Focused, Row, Specimen } from './specimen.tsx'

const kinds = [
  ['primary', 'buy'],
  ['second', 'add'],
  ['quiet', 'chat'],
] as const

function Weight({ kind, word }: { kind: (typeof kinds)[number][0]; word: (typeof kinds)[number][1] }) {
  const { t } = useTexts('showcase')
  return (
    <>
      <Row>
        <Button kind={kind}>{t(`say.${word}`)}</Button>
        <Focused>
          <Button kind={kind}>{t('state.focus')}</Button>
        </Focused>
        <Button kind={kind} busy>
          {t('state.busy')}
        </Button>
        <Button kind={kind} disabled>
          {t('state.disabled')}
        </Button>
      </Row>
      <Row>
        <Button kind={kind} size="lg">
          {t(`say.${word}`)}
        </Button>
        <Button kind={kind} size="sm">
          {t('say.follow')}
        </Button>
        <Button kind={kind} render={<Link to={href('/')} />}>
          <Icon of={Heart} size={18} />
          {t('say.home')}
        </Button>
      </Row>
    </>
  )
}

function Links() {
  const { t } = useTexts('showcase')
  return (
    <Row>
      <TextLink render={<Link to={href('/goods/list')} />}>{t('say.walk')}</TextLink>
      <TextLink>{t('say.change')}</TextLink>
      <Focused>
        <TextLink>{t('state.focus')}</TextLink>
      </Focused>
      <TextLink disabled>{t('state.disabled')}</TextLink>
    </Row>
  )
}

export function Buttons() {
  const { t } = useTexts('showcase')
  return (
    <>
      {kinds.map(([kind, word]) => (
        <Specimen key={kind} name={t(`name.${kind}`)}>
          <Weight kind={kind} word={word} />
        </Specimen>
      ))}
      <Specimen name={t('state.sizes')}>
        <Button kind="second" wide>
          {t('say.showMore')}
        </Button>
      </Specimen>
      <Specimen name={t('name.links')}>
        <Links />
      </Specimen>
      <Specimen name={t('name.copy')}>
        <Row>
          <span className="tabular-nums">4710 2208 1937</span>
          <CopyButton
            text="471022081937"
            label={t('name.copy')}
            doneLabel={t('say.copied')}
            failedLabel={t('say.notCopied')}
          />
        </Row>
      </Specimen>
    </>
  )
}
