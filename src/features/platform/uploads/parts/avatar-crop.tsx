// The photo under its window, round unless said otherwise: dragged, pinched, or moved by arrow keys; zoomed by a
// slider.
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTexts } from '#web/texts.tsx'
import './avatar-cropper.css'
import { useObjectUrl } from './use-object-url.ts'

/** In pixels of the photo. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}
const most = 4

export function AvatarCrop({
  file,
  aspect = 1,
  round = true,
  onArea,
  onUnreadable,
}: {
  file: File
  /** width by height of the window */
  aspect?: number
  round?: boolean
  onArea: (area: CropArea) => void
  onUnreadable: () => void
}) {
  const { t } = useTexts('uploads')
  const url = useObjectUrl(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="avatar-crop">
      <div className="avatar-stage">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={most}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            showGrid={false}
            objectFit="contain"
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_shares, pixels) => onArea(pixels)}
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ role: 'group', 'aria-label': t('avatar.area') }}
          />
        )}
      </div>
      <Zoom zoom={zoom} onZoom={setZoom} />
    </div>
  )
}

function Zoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const { t } = useTexts('uploads')
  const id = useId()
  return (
    <div className="avatar-zoom">
      <label htmlFor={id}>{t('avatar.zoom')}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        step={0.05}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        onChange={(e) => onZoom(Number(e.currentTarget.value))}
      />
    </div>
  )
}
