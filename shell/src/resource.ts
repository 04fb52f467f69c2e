import { useEffect, useState } from 'react'

/** Something on its way, which whoever comes later has at once. */
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
 * What was fetched, undefined until it is there; a failure is thrown to the boundary above. In place of `lazy` and
 * Suspense: React holds whatever follows a Suspense fallback back for 300 ms, and here one part waits for another.
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
