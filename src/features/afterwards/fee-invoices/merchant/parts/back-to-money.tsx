// The way back to the statements.
import { Link } from 'react-router'
import { moneyPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export function BackToMoney() {
  const { t } = useTexts('feeinvoicesmerchant')
  return (
    <p className="small">
      <Link className="link" to={moneyPath}>
        {t('money')}
      </Link>
    </p>
  )
}
