import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from './check-fields.ts'
import { focusInvalid } from './focus-invalid.ts'
import type { FormOptions } from './form-options.ts'
import { type Refusal, refusedFields, stillRefused } from './refused-fields.ts'
import { useAction } from './use-action.ts'

/**
 * One form: its fields are checked when it is sent and stay checked while they are mended, the first wrong one gets the
 * focus, a refusal of the server shows at the field it names, nothing is sent twice, and what is typed is dropped only
 * once it was accepted. `props` belong on the form element.
 */
export function useForm<V extends object, S>(options: FormOptions<V, S>) {
  const { name, check, send, failure, refusals = {} } = options
  const [values, set, drop] = options.state
  const element = useRef<HTMLFormElement>(null)
  const edited = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<Refusal<V> | null>(null)
  const checked = attempts > 0 ? check(values) : null
  const errors: FieldErrors<V> = {
    ...(refused && stillRefused(refused, values)),
    ...(checked && 'errors' in checked && checked.errors),
  }

  useEffect(() => {
    if (attempts > 0) focusInvalid(element.current)
  }, [attempts])

  const action = useAction(name, error => {
    const said = typeof failure === 'string' ? failure : failure(error)
    const fields = typeof said === 'string' ? refusedFields(error, values, refusals, said) : said
    if (!fields) return said as string | null
    setRefused({ errors: fields, values })
    setAttempts(count => count + 1)
    return null
  })

  async function submit(typed = values): Promise<void> {
    const read = check(typed)
    if (!('sent' in read)) return setAttempts(count => count + 1)
    const work = () => {
      edited.current = false
      setRefused(null)
      return send(read.sent)
    }
    if (!(await action.run(work))) return
    setAttempts(0)
    // What was typed meanwhile was not sent.
    if (!edited.current) drop()
  }

  function change(part: Partial<V>): void {
    edited.current = true
    action.clear()
    set({ ...values, ...part })
  }

  return {
    values,
    errors,
    busy: action.busy,
    problem: action.problem,
    change,
    /** Sends the form as its button does; `typed` is what `change` set in the same moment. */
    submit,
    /** Forgets that it was refused. */
    clear: () => {
      setAttempts(0)
      setRefused(null)
      action.clear()
    },
    /** For a control with a value: `<Input {...form.input('email')} />`. */
    input: <K extends keyof V & string>(field: K) => ({
      name: field,
      value: values[field],
      onChange: ({ target }: ChangeEvent<{ value: string }>) => change({ [field]: target.value } as Partial<V>),
    }),
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}
