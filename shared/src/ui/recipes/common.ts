export const disabled = { layerStyle: 'disabled' }

export const icon = (size: string) => ({ _icon: { width: size, height: size } })
