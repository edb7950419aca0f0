// Which keys act, as a list; and where they can be turned off.
import { href, Link } from 'react-router'
import './shortcut-list.css'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { useTexts } from '#web/texts.tsx'

const rows = [
  { name: 'search', keys: ['/'] },
  { name: 'home', keys: ['g', 'h'] },
  { name: 'cart', keys: ['g', 'c'] },
  { name: 'orders', keys: ['g', 'o'] },
  { name: 'account', keys: ['g', 'a'] },
  { name: 'list', keys: ['?'] },
] as const

export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts(['account', 'storefront'])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('keys.title')}
      text={t('keys.text')}
      closeLabel={t('storefront:close')}
    >
      <ShortcutRows />
      <p className="mt-4 text-13">
        <TextLink render={<Link to={`${href('/user/setting')}#keys`} onClick={onClose} />}>
          {t('keys.turnOff')}
        </TextLink>
      </p>
    </Dialog>
  )
}

export function ShortcutRows() {
  const { t } = useTexts('account')
  return (
    <dl className="keys">
      {rows.map(({ name, keys }) => (
        <div key={name}>
          <dt>
            {keys.map((key, place) => (
              <span key={key}>
                {place > 0 && <span className="keys-then"> {t('keys.then')} </span>}
                <kbd>{key}</kbd>
              </span>
            ))}
          </dt>
          <dd>{t(`keys.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
