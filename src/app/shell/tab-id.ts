/** Id of the tab of a path in the document. */
export const tabId = (path: string): string => `tab-${encodeURIComponent(path)}`;

/** Id of what that tab opens. */
export const panelId = (path: string): string => `panel-${encodeURIComponent(path)}`;
