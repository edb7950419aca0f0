// A band of small tiles: words and a picture that lead somewhere.
import { Link } from 'react-router'
import './tiles.css'
import { Picture } from '#ui/goods/picture.tsx'
import { shotOf } from '#web/pictures.ts'
import type { Block } from '../contract.ts'
import { BlockHead, BlockPlace } from './block.tsx'

export function TilesBlock({ block: { id, title, data } }: { block: Block<'tiles'> }) {
  return (
    <BlockPlace of="tiles" labelledBy={`b${id}`}>
      <BlockHead id={`b${id}`} title={title} />
      <ul className="home-tiles">
        {data.tiles.map((tile) => (
          <li key={tile.to}>
            <Link to={tile.to} prefetch="intent">
              <span>
                <b className="display">{tile.title}</b>
                <small>{tile.text}</small>
              </span>
              <Picture
                shot={shotOf(tile.picture, { largest: 480 })}
                alt=""
                ratio="auto"
                sizes="(max-width: 767px) 46vw, 118px"
                rounded="none"
              />
            </Link>
          </li>
        ))}
      </ul>
    </BlockPlace>
  )
}
