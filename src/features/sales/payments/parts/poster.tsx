// What is sent to a friend, as a picture: the question, the goods, the sum, until when, and the link to be scanned.
import { LinePicture } from '#features/sales/cart/parts/line-picture.tsx'
import { Price } from '#ui/goods/price.tsx'
import { useTexts } from '#web/texts.tsx'
import { QrCode } from '#ui/layout/qr-code.tsx'
import type { PosterWords } from './use-poster-words.ts'

interface PosterProps {
  words: PosterWords
  pictures: readonly string[]
  amount: number
  link: string
}
export function Poster({ words, pictures, amount, link }: PosterProps) {
  const { t } = useTexts('payments')
  return (
    <div className="poster">
      <h2 className="display">{words.head}</h2>
      <div className="poster-pictures">
        {pictures.map((file) => (
          <LinePicture key={file} file={file} size={72} />
        ))}
      </div>
      <Price fen={amount} size="lg" />
      <p className="text-13 text-ink-2">{words.until}</p>
      <QrCode text={link} label={t('friend.qr')} className="poster-qr" />
    </div>
  )
}
