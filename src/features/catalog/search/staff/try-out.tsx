// Trying the search: what was understood, and why each result stands where it stands.
import { useState } from 'react'
import { Results } from './results.tsx'
import { TryForm, type Words } from './try-form.tsx'

export default function TryOut() {
  const [words, set] = useState<Words>()
  return (
    <>
      <TryForm onTry={set} />
      {words && <Results asked={words} />}
    </>
  )
}
