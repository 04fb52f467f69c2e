import { describe, expect, it } from 'vitest'
import { findHandMade } from './hand-made-forms.ts'

const FORM = 'a form with an onSubmit of its own: useForm gives its props'
const around = (setter: string) => `${setter} is set around a call: useAction or useForm does that`
const component = (rest: string) => `function Panel() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [data, setData] = useState(LOADING)
  ${rest}
}`

describe('a form by hand', () => {
  it.each([
    '<form onSubmit={event => send(event)} />',
    '<chakra.form noValidate onSubmit={send} />',
    '<VStack as="form" onSubmit={send} />',
  ])('is %s', element => {
    expect(findHandMade(component(`return ${element}`), true)).toEqual([FORM])
  })

  it.each(['<form {...form.props} />', '<AnswerField onSubmit={send} />', '<form id="a" noValidate />'])(
    'is not %s',
    element => {
      expect(findHandMade(component(`return ${element}`), true)).toEqual([])
    },
  )
})

describe('an action by hand', () => {
  it.each([
    ['async function send() { setBusy(true); await call(row); setBusy(false) }', ['setBusy']],
    ["async function send() { setData('sending'); await call(row); setData('sent') }", ['setData']],
    ['const send = async () => { try { await call(row) } catch { setProblem("x") } }', ['setProblem']],
    ['const send = async () => { try { await call(row) } finally { setBusy(false) } }', ['setBusy']],
    [
      'const send = useCallback(async () => { setBusy(true); try { await call(row) } catch (e) { setProblem(say(e)) } finally { setBusy(false) } }, [])',
      ['setBusy', 'setProblem'],
    ],
  ])('%s', (code, setters) => {
    expect(findHandMade(component(code), true)).toEqual(setters.map(around))
  })

  it.each([
    'const send = () => action.run(async () => { setProblem(null); setData(await call(row)) })',
    'useEffect(() => { const read = async () => { try { setData(await call(row)) } catch { setProblem("x") } } }, [])',
    'async function read() { try { setData(await call(row)) } catch (error) { setData(failed(error)) } }',
    'function read() { try { setData(JSON.parse(text)) } catch { setProblem("x") } }',
    'async function read() { await call(row); setData(1) }',
    'async function keep() { setData(false); await call(row); setData(true) }',
  ])('is not: %s', code => {
    expect(findHandMade(component(code), true)).toEqual([])
  })
})
