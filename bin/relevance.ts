// Measures search on a fresh demo shop against the judged queries:
// a table for people, then JSON for machines (npm run -s relevance). `--all` lists every query.
import { startTestPostgres } from '../test/template.ts'
import { openWorld } from '../test/world.ts'
import { measure, queries, scoreOf } from '../test/relevance/measure.ts'
import { seedDemo } from '../demo/seed.ts'

const postgres = await startTestPostgres()
try {
  const world = await openWorld({ postgres: postgres.url })
  try {
    await seedDemo(world.app)
    const answered = await measure(world)
    if (process.argv.includes('--all'))
      for (const a of answered)
        console.log(
          `${a.lang}  ${a.ndcg.toFixed(3)}  ${String(a.total).padStart(4)}  ${a.q}  →  ${a.top.slice(0, 5).join(', ')}`,
        )
    const scores = {
      ...Object.fromEntries(
        Object.keys(queries).map((lang) => [lang, scoreOf(answered.filter((a) => a.lang === lang))]),
      ),
      total: scoreOf(answered),
    }
    console.log('language  queries  nDCG@10  nothing found')
    for (const [lang, s] of Object.entries(scores))
      console.log(
        `${lang.padEnd(8)}  ${String(s.queries).padStart(7)}  ${s.ndcg.toFixed(3).padStart(7)}  ` +
          `${(s.zero * 100).toFixed(1).padStart(11)} %`,
      )
    console.log(
      JSON.stringify({
        scores,
        queries: answered.map(({ lang, q, kind, total, ndcg }) => ({
          lang,
          q,
          kind,
          total,
          ndcg: Number(ndcg.toFixed(4)),
        })),
      }),
    )
  } finally {
    await world.close()
  }
} finally {
  await postgres.stop()
}
