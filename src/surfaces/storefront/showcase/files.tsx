// Files for a form: the field at work (it sends for who is signed in), every state of a tile, the avatar's cropper.
import { useState } from 'react'
import { AvatarCropper } from '#features/platform/uploads/parts/avatar-cropper.tsx'
import { UploadField, type Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { UploadList, type Item } from '#features/platform/uploads/parts/upload-list.ts'
import { UploadTile } from '#features/platform/uploads/parts/upload-tile.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useTexts } from '#web/texts.tsx'
import { Row, Specimen } from './specimen.tsx'

export function Files() {
  const { t } = useTexts('showcase')
  return (
    <>
      <Specimen name={t('name.uploads')} wide>
        <AtWork />
      </Specimen>
      <Specimen name={t('name.uploadWords')} wide>
        <AtWork words />
      </Specimen>
      <Specimen name={t('name.uploadStates')} wide>
        <Tiles />
      </Specimen>
      <Specimen name={t('name.avatar')}>
        <Avatar />
      </Specimen>
    </>
  )
}

function AtWork({ words = false }: { words?: boolean }) {
  const { t } = useTexts('showcase')
  const [files, setFiles] = useState<readonly Uploaded[]>([])
  return (
    <UploadField
      purpose="review"
      max={6}
      label={t('say.photos')}
      hint={t('say.photosHint')}
      value={files}
      onChange={setFiles}
      alt={words}
    />
  )
}

const picture = '/img/placeholder-480.webp'
const state = (key: number, to: Partial<Item>): Item => ({
  key,
  name: `IMG_20${key}.jpg`,
  file: undefined,
  state: 'sent',
  share: 1,
  fault: undefined,
  sent: { uploadId: '', url: picture },
  alt: '',
  ...to,
})
const states = [
  state(41, {}),
  state(42, { state: 'waiting', share: 0 }),
  state(43, { state: 'sending', share: 0.42 }),
  state(44, { state: 'sending' }),
  state(45, { state: 'failed' }),
  state(46, { name: 'licence-2026.pdf', sent: undefined }),
]
const nowhere = new UploadList()
function Tiles() {
  const { t } = useTexts('showcase')
  return (
    <div className="uploads">
      <ul className="uploads-list" aria-label={t('name.uploadStates')}>
        {states.map((item, at) => (
          <UploadTile
            key={item.key}
            {...{ item, at, name: item.name, list: nowhere }}
            purpose="licence"
            of={states.length}
            alt={false}
            dragged={false}
            grip={{ onPointerDown: () => undefined }}
            onMove={() => undefined}
            onRemove={() => undefined}
          />
        ))}
      </ul>
    </div>
  )
}

function Avatar() {
  const { t } = useTexts('showcase')
  const [photo, setPhoto] = useState<File | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const choose = () => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.addEventListener('change', () => setPhoto(input.files?.[0] ?? null))
    input.click()
  }
  return (
    <Row>
      {shown && <img src={shown} alt="" width={72} height={72} className="rounded-[50%]" />}
      <Button onClick={choose}>{t('say.choosePhoto')}</Button>
      <AvatarCropper file={photo} onClose={() => setPhoto(null)} onUploaded={({ url }) => setShown(url)} />
    </Row>
  )
}
