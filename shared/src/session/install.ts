import { atom } from 'nanostores'

/** What a browser gives that can put the product on the home screen; the types of a page do not have it. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

/** Whether the browser offers to put the product on the home screen. */
export const $installable = atom(false)

let offered: InstallEvent | undefined

/** To be called once a page: the browser's own banner stays away, and whoever looks for it finds it in the settings. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    offered = event as InstallEvent
    $installable.set(true)
  })
  addEventListener('appinstalled', () => $installable.set(false))
}

/** Has the browser ask; a second time needs a new offer. */
export async function install(): Promise<void> {
  $installable.set(false)
  await offered?.prompt()
}
