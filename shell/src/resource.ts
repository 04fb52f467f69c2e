import { useEffect, useState } from 'react'

/** A value that is being loaded; later readers get it at once. */
export type Resource<T> = { readonly ready: Promise<T>; value: T | undefined }

export function createResource<T>(ready: Promise<T>): Resource<T> {
  const source: Resource<T> = { ready, value: undefined }
  ready.then(
    value => {
      source.value = value
    },
    () => undefined,
  )
  return source
}

/**
 * The loaded value, undefined until it is there; a failure is thrown to the boundary above. It replaces `lazy` and
 * Suspense because React delays whatever follows a Suspense fallback by 300 ms, and one part waits for another here.
 */
export function useResource<T>(source: Resource<T>): T | undefined {
  const [, setSettled] = useState(source.value !== undefined)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  useEffect(() => {
    let gone = false
    source.ready.then(
      () => !gone && setSettled(true),
      (error: unknown) => !gone && setFailure({ error }),
    )
    return () => {
      gone = true
    }
  }, [source])
  if (failure) throw failure.error
  return source.value
}
