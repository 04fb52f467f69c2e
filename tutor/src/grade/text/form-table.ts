const NONE = 0xffffffff

const hash = (text: string) => {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}

/** Words with their lemmas and kinds, in a few arrays of numbers: a map of as many strings takes ten times the memory. */
export class FormTable {
  #names: string[] = []
  #lemmaNumbers = new Map<string, number>()
  #rows = new Map<string, number[]>()
  #blob = ''
  #slots = new Uint32Array(0)
  #starts = new Uint32Array(0)
  #entries = new Uint32Array(0)
  #firsts = new Uint32Array(0)

  add(form: string, lemma: string, kinds: number): void {
    let number = this.#lemmaNumbers.get(lemma)
    if (number === undefined) {
      number = this.#names.push(lemma) - 1
      this.#lemmaNumbers.set(lemma, number)
    }
    const row = this.#rows.get(form)
    if (!row) this.#rows.set(form, [number * 32 + kinds])
    else {
      const at = row.findIndex(entry => Math.floor(entry / 32) === number)
      if (at < 0) row.push(number * 32 + kinds)
      else row[at] = (row[at] ?? 0) | kinds
    }
  }

  /** No form is added any more: packs the rows. */
  close(): void {
    const count = this.#rows.size
    const size = 2 ** Math.ceil(Math.log2(count * 2 + 2))
    this.#slots = new Uint32Array(size).fill(NONE)
    this.#starts = new Uint32Array(count + 1)
    this.#firsts = new Uint32Array(count + 1)
    const [forms, entries]: [string[], number[]] = [[], []]
    let [place, length] = [0, 0]
    for (const [form, row] of this.#rows) {
      let slot = hash(form) & (size - 1)
      while (this.#slots[slot] !== NONE) slot = (slot + 1) & (size - 1)
      this.#slots[slot] = place
      this.#starts[place] = length
      this.#firsts[place] = entries.length
      forms.push(form)
      for (const entry of row) entries.push(entry)
      length += form.length
      place++
    }
    this.#starts[place] = length
    this.#firsts[place] = entries.length
    this.#entries = Uint32Array.from(entries)
    // Through bytes: joined strings would keep their pieces alive.
    this.#blob = Buffer.from(forms.join(''), 'latin1').toString('latin1')
    this.#rows.clear()
    this.#lemmaNumbers.clear()
  }

  #find(form: string): number {
    const mask = this.#slots.length - 1
    for (let slot = hash(form) & mask; ; slot = (slot + 1) & mask) {
      const place = this.#slots[slot] ?? NONE
      if (place === NONE) return NONE
      const start = this.#starts[place] ?? 0
      if ((this.#starts[place + 1] ?? 0) - start === form.length && this.#blob.startsWith(form, start)) return place
    }
  }

  #row(form: string): Uint32Array {
    const place = this.#find(form)
    return place === NONE
      ? this.#entries.subarray(0, 0)
      : this.#entries.subarray(this.#firsts[place], this.#firsts[place + 1])
  }

  lemmas(form: string): string[] {
    return [...this.#row(form)].map(entry => this.#names[Math.floor(entry / 32)] ?? '')
  }

  /** The kinds that were given with a form, as bits; 0 for an unknown one. */
  kinds(form: string): number {
    return this.#row(form).reduce((all, entry) => all | (entry & 31), 0)
  }
}
