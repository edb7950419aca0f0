// The profile while it is edited: only what was changed is sent; a refusal goes to its field, and the focus with it.
import { ownValue } from '#kernel/data/own.ts'
import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { Calls } from '#kernel/call/contract.ts'
import type { Say } from '#kernel/text/words.ts'
import type { DateFault } from '#ui/controls/date-field.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { call, CallError, requestId } from '#web/call.ts'
import { renamePerson } from '#web/session.ts'
import { useTexts } from '#web/texts.tsx'
import { genderOf, lengthOf, type Gender } from './profile-words.ts'

type Person = Calls['/api/v2/user/getUserInfo']['output']
export interface Draft {
  nickName: string
  gender: Gender | null
  birthday: string | null
  /** undefined: as it is · null: taken away */
  avatar: { uploadId: string; url: string } | null | undefined
}
export type FaultField = 'nickName' | 'birthday' | 'whole'
export const longestNickname = 10

function nicknameLack(nickName: string, t: Say<'profile'>): string | undefined {
  const length = lengthOf(nickName)
  return length === 0
    ? t('fault.nickNameEmpty')
    : length > longestNickname
      ? t('fault.nickNameLong', { most: longestNickname, count: length })
      : undefined
}
const changedIn = ({ nickName, gender, birthday, avatar }: Draft, person: Person) => ({
  ...(nickName.trim() !== person.nickName && { nickName }),
  ...(gender !== (genderOf(person.gender) ?? null) && { gender }),
  ...(birthday !== person.birthday && { birthday }),
  ...(avatar !== undefined && { avatar: avatar && { uploadId: avatar.uploadId } }),
})

const draftOf = ({ nickName, gender, birthday }: Person): Draft => ({
  nickName,
  gender: genderOf(gender) ?? null,
  birthday,
  avatar: undefined,
})
const fieldOf: Record<string, FaultField> = { nicknameInvalid: 'nickName', birthdayInvalid: 'birthday' }

export function useProfileForm(person: Person) {
  const { t } = useTexts('profile')
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => draftOf(person))
  const [fault, setFault] = useState<{ field: FaultField; message: string }>()
  const [dayFault, setDayFault] = useState<DateFault>()
  const [busy, setBusy] = useState(false)
  const nickname = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    if (fault && (fault.field === 'whole' || fault.field in part)) setFault(undefined)
  }
  const tell = (field: FaultField, message: string) => {
    setFault({ field, message })
    if (field === 'nickName') nickname.current?.focus()
    if (field === 'birthday') form.current?.querySelector<HTMLInputElement>('#birthday')?.focus()
  }
  const save = async () => {
    const lack = nicknameLack(draft.nickName, t)
    if (lack) return tell('nickName', lack)
    if (dayFault) return tell('birthday', t(`fault.${dayFault}`))
    const changed = changedIn(draft, person)
    setBusy(true)
    try {
      if (Object.keys(changed).length > 0)
        await call('/api/v2/user/edit', { ...changed, requestId: requestId() }, { quiet: true })
      renamePerson(draft.nickName.trim())
      toast(t('edit.saved'), { kind: 'success' })
      await navigate(href('/user/user/info'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      tell(ownValue(fieldOf, error.reason) ?? 'whole', error.message)
    } finally {
      setBusy(false)
    }
  }
  const leaveNickname = () => {
    const lack = nicknameLack(draft.nickName, t)
    if (lack) setFault({ field: 'nickName', message: lack })
  }
  const setDay = (birthday: string | null, wrong?: DateFault) => {
    setDayFault(wrong)
    change({ birthday })
    if (wrong) setFault({ field: 'birthday', message: t(`fault.${wrong}`) })
  }
  const errorOf = (field: FaultField) => (fault?.field === field ? fault.message : undefined)
  return { draft, change, setDay, leaveNickname, errorOf, busy, save, nickname, form }
}
