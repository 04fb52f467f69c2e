import { type DirectoryLink, directoryRoutes } from '@ariane/shared/contracts/directory'
import { DIRECTORY_META } from '@ariane/shared/contracts/directory-return'
import { call, failed, LOADING, type Loadable, ready } from '@ariane/shared/http'
import { atom } from '@ariane/shared/session'

/** How the own account hangs together with the school's. */
export const $schoolLink = atom<Loadable<DirectoryLink>>(LOADING)

/** Whether one signs in through the school here. */
export const offersSchool = () => document.querySelector(`meta[name="${DIRECTORY_META}"]`) !== null

export async function loadSchoolLink(): Promise<void> {
  try {
    $schoolLink.set(ready((await call(directoryRoutes.readDirectoryLink, {})).data))
  } catch (error) {
    $schoolLink.set(failed(error))
  }
}

/** Goes on to the school to link the own account. @throws ApiError or NetworkFailure */
export async function beginSchoolLink(password: string): Promise<void> {
  location.assign((await call(directoryRoutes.linkDirectory, { password })).data.next)
}

/** Goes on to the school to show who one is, and back to this page. @throws ApiError or NetworkFailure */
export async function beginProof(): Promise<void> {
  location.assign((await call(directoryRoutes.proveAtDirectory, { back: location.pathname })).data.next)
}

/** What the school said counts for a moment only: when it does not any more, the form asks for it again. */
export async function afterProof<T>(proof: 'password' | 'said', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (proof === 'said') await loadSchoolLink()
    throw error
  }
}
