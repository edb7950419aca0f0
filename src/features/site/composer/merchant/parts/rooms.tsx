// On a phone: whether one sees the blocks or the page that they make.
import { Segmented } from 'antd'
import { useTexts } from '#web/texts.tsx'

export type Room = 'blocks' | 'preview'
export function Rooms({ room, onRoom }: { room: Room; onRoom: (room: Room) => void }) {
  const { t } = useTexts('composermerchant')
  return (
    <div className="page-switch">
      <Segmented
        block
        aria-label={t('rooms')}
        value={room}
        options={(['blocks', 'preview'] as const).map((value) => ({ value, label: t(`room2.${value}`) }))}
        onChange={onRoom}
      />
    </div>
  )
}
