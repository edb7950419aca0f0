// Inviting a colleague, or changing what one may do: a sheet. What was typed stays until it is saved;
// a fault is told at its field.
import { useId } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { LazySheet } from '#ui/overlays/lazy-sheet.tsx'
import { RadioCards } from '#ui/controls/radio.tsx'
import { roles } from './team-terms.ts'
import { useChildForm } from './use-child-form.ts'
import type { ChildFormInHand, ChildFormProps } from './use-child-form.ts'

export function ChildForm(props: ChildFormProps) {
  const { child, areaCode, open, onClose } = props
  const { t } = useTexts(['team', 'storefront'])
  const base = useId()
  const hand = useChildForm(props, base)
  const form = `${base}-form`
  return (
    <LazySheet
      open={open}
      onClose={onClose}
      title={child ? t('editTitle', { name: child.nickname }) : t('formTitle')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={hand.busy}>
            {child ? t('save') : t('send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!hand.busy) void hand.save()
        }}
      >
        {hand.whole && (
          <Banner tone="error" live>
            {hand.whole}
          </Banner>
        )}
        {child ? <p className="text-ink-2">{child.contact}</p> : <Contact {...hand} areaCode={areaCode} />}
        <Terms {...hand} />
      </form>
    </LazySheet>
  )
}

function Contact({ line, areaCode }: ChildFormInHand & { areaCode: string }) {
  const { t } = useTexts('team')
  return (
    <Field
      {...line('contact')}
      label={t('contact')}
      hint={t('contactHint', { areaCode })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  )
}

function Terms({ typed, change, line }: ChildFormInHand) {
  const { t } = useTexts('team')
  return (
    <>
      <Field {...line('nickname')} label={t('nickname')} autoComplete="off" maxLength={40} />
      <RadioCards
        legend={t('role')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`), sub: t(`roleNotes.${value}`) }))}
        value={typed.role}
        onChange={(role) => change({ role })}
      />
      {typed.role !== 'viewer' && (
        <Field
          {...line('limit')}
          label={t('monthlyLimit')}
          mark={t('optional')}
          hint={t('monthlyLimitHint')}
          start="¥"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
        />
      )}
    </>
  )
}
