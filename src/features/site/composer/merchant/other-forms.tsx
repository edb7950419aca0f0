// The fields of the kinds that need few: collections as tiles, a text, a film.
import { Button, Segmented, Select } from 'antd'
import { Film } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { frames, most } from '../limits.ts'
import type { BlockOf } from './blocks.ts'
import { tongueNames } from './parts/page-frame.tsx'
import { usePlaces, withGone } from './places.ts'
import { TargetField } from './target-field.tsx'
import { PictureField } from '#features/catalog/shop-front/merchant/parts/picture-field.tsx'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { publicUrl, typesOf } from '#features/platform/uploads/limits.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

const RichText = lazy(() => import('#features/catalog/editing/merchant/parts/rich-text.tsx'))
interface Props<T extends 'collections' | 'text' | 'video'> {
  settings: BlockOf<T>['settings']
  onChange: (settings: BlockOf<T>['settings']) => void
}

export function CollectionsForm({ settings, onChange }: Props<'collections'>) {
  const { t } = useTexts('composermerchant')
  const places = usePlaces()
  const { title, collections } = settings
  return (
    <>
      <TongueField
        label={t('field.title')}
        texts={title}
        max={most.title}
        onChange={(texts) => onChange({ ...settings, title: texts })}
      />
      <Field label={t('field.collections')} help={t('collectionsHelp')}>
        {(own) => (
          <Select
            {...own}
            mode="multiple"
            optionFilterProp="label"
            maxCount={most.collections}
            value={collections}
            placeholder={t('choose')}
            options={withGone(places.collections, collections, t('gone'))}
            onChange={(next: number[]) => onChange({ ...settings, collections: next })}
          />
        )}
      </Field>
    </>
  )
}

export function TextForm({ settings, onChange }: Props<'text'>) {
  const { t } = useTexts('composermerchant')
  const { title, body, action, to } = settings
  return (
    <>
      <TongueField
        label={t('field.title')}
        texts={title}
        max={most.title}
        onChange={(texts) => onChange({ ...settings, title: texts })}
      />
      <Body body={body} onChange={(texts) => onChange({ ...settings, body: texts })} />
      <TargetField to={to} onChange={(next) => onChange({ ...settings, to: next })} />
      {to && (
        <TongueField
          label={t('field.action')}
          texts={action}
          max={most.action}
          help={t('actionHelp')}
          onChange={(texts) => onChange({ ...settings, action: texts })}
        />
      )}
    </>
  )
}

function Body({ body, onChange }: { body: Texts; onChange: (body: Texts) => void }) {
  const { t } = useTexts('composermerchant')
  const [lang, setLang] = useState<Language>(useLang())
  const write = (html: string) => {
    const { [lang]: _, ...rest } = body
    onChange(html === '' ? rest : { ...rest, [lang]: html })
  }
  const missing = languages.filter((one) => !body[one])
  return (
    <div className="field">
      <span>{t('field.body')}</span>
      <Segmented
        block
        aria-label={t('bodyLanguage')}
        value={lang}
        options={languages.map((value) => ({ value, label: tongueNames[value] }))}
        onChange={setLang}
      />
      <Suspense fallback={<Bones rows={3} />}>
        <RichText
          key={lang}
          plain
          label={`${t('field.body')}, ${tongueNames[lang]}`}
          html={body[lang] ?? ''}
          max={most.body}
          locked={false}
          onChange={write}
        />
      </Suspense>
      {missing.length > 0 && missing.length < languages.length && (
        <p className="field-said">
          {t('bodyMissing', { languages: missing.map((one) => tongueNames[one]).join(', ') })}
        </p>
      )}
    </div>
  )
}

export function VideoForm({ settings, onChange }: Props<'video'>) {
  const { t } = useTexts('composermerchant')
  const { title, poster, alt, text } = settings
  return (
    <>
      <TongueField
        label={t('field.title')}
        texts={title}
        max={most.title}
        onChange={(texts) => onChange({ ...settings, title: texts })}
      />
      <FilmField settings={settings} onChange={onChange} />
      <PictureField
        label={t('field.poster')}
        help={t('posterHelp')}
        file={poster}
        frame={frames.poster}
        onChange={(file) => onChange({ ...settings, poster: file })}
      />
      <TongueField
        label={t('field.filmAlt')}
        texts={alt}
        max={most.alt}
        help={t('filmAltHelp')}
        onChange={(texts) => onChange({ ...settings, alt: texts })}
      />
      <TongueField
        label={t('field.line')}
        texts={text}
        max={most.text}
        onChange={(texts) => onChange({ ...settings, text: texts })}
      />
    </>
  )
}
function FilmField({ settings, onChange }: Props<'video'>) {
  const { t } = useTexts('composermerchant')
  const { film } = settings
  // what was typed while the film was on its way stays
  const newest = useRef(settings)
  useEffect(() => void (newest.current = settings))
  const bringing = useDoing(async (file: File) => {
    const uploadId = await sendFile('video', file)
    const brought = await call('/api/v2/mch/page/film', { uploadId, requestId: newRequestId() })
    onChange({ ...newest.current, film: brought.file })
  })
  return (
    <div className="field page-film">
      <span>{t('field.film')}</span>
      {film ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what it shows is said in words below */}
          <video src={publicUrl(film)} controls preload="metadata" aria-label={t('field.film')} />
          <Button size="small" type="text" onClick={() => onChange({ ...settings, film: null })}>
            {t('filmDrop')}
          </Button>
        </>
      ) : (
        <label className="drop-line plain-button" aria-busy={bringing.busy}>
          <Film className="i" size={16} />
          {t(bringing.busy ? 'filmComing' : 'filmAdd')}
          <input
            type="file"
            className="vh"
            accept={typesOf('video').join()}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void bringing.run(file)
            }}
          />
        </label>
      )}
      <p className="field-said">{t('filmHelp')}</p>
      {bringing.fault && <Fault fault={bringing.fault} />}
    </div>
  )
}
