// What a popup shows below its title: picture, words, the one way it leads.
import { Link } from 'react-router'
import './popup.css'
import type { Popup } from '../around-contract.ts'
import { Button } from '#ui/controls/button.tsx'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'

export function PopupInside({ popup: { text, picture, action, to }, onLeave }: { popup: Popup; onLeave: () => void }) {
  return (
    <div className="site-popup">
      {picture && (
        <Picture
          shot={shotOf(picture, { largest: 960 })}
          alt=""
          ratio="3 / 2"
          sizes="(max-width: 560px) calc(100vw - 80px), 472px"
          rounded="card"
        />
      )}
      {text && <p>{text}</p>}
      <Button
        kind="primary"
        render={to.startsWith('/') ? <Link to={to} onClick={onLeave} /> : <a href={to} rel="noreferrer" />}
      >
        {action}
      </Button>
    </div>
  )
}
