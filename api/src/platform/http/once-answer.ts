/**
 * The answer of a call that may be repeated, as it leaves and as it is kept. Only the `once` of such a call makes one, so
 * that a handler without it does not compile.
 */
export class OnceAnswer<T> {
  readonly json: string
  readonly isRepeat: boolean
  constructor(json: string, isRepeat: boolean) {
    this.json = json
    this.isRepeat = isRepeat
  }
  /** For callers in this process. */
  read(): T {
    return JSON.parse(this.json) as T
  }
}
