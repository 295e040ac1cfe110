import zhCN from 'antd/es/locale/zh_CN';
import 'dayjs/locale/zh-cn';

/** What antd and dates say in Chinese: a file of its own, which people who read English never load. */
export const chineseWords = zhCN;
