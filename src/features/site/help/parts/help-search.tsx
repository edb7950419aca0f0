// The search of help: a plain GET form, so that it works before any script.
import { Search } from 'lucide-react'
import { Form, href } from 'react-router'
import './help.css'
import { Button } from '#ui/controls/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { useTexts } from '#web/texts.tsx'

export function HelpSearch({ asked }: { asked: string }) {
  const { t } = useTexts('help')
  return (
    <Form role="search" aria-label={t('search')} method="get" action={href('/user/user/help')} className="help-search">
      <Icon of={Search} size={20} />
      <input
        type="search"
        name="q"
        defaultValue={asked}
        maxLength={80}
        placeholder={t('searchHint')}
        aria-label={t('search')}
        enterKeyHint="search"
      />
      <Button type="submit" size="sm">
        {t('find')}
      </Button>
    </Form>
  )
}
