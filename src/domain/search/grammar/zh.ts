import { bySea, type Grammar } from "#domain/search/grammar/grammar.ts";

export const chinese: Grammar = {
  nothing: `
    在, 的, 和, 与, 或, 有, 带, 附近, 靠近, 位于, 我要, 我想, 找, 搜索, 买, 购买, 出售, 在售, 购房, 买房,
    销售, 待售, 卖, 房产, 房子, 房屋, 住宅, 房源, 物业, 楼盘, 项目, 不动产, 地产, 价格, 预算, 总价, 面积,
    大小, 左右, 大约, 户型, 房间, 交付, 交房, 年, 年底, 年交付, 年交房, 便宜, 豪华, 高端, 高档, 精美, 漂亮,
    最好的, 投资, 投资房, 开发商, 临近, 邻近, 想买`,
  filters: [
    ["rooms", "studio", "开间, 单间, 单间公寓, 单身公寓, 一室户, 工作室"],
    ["status", "ready", "现房, 已交付, 已建成, 准现房, 即买即住, 拎包入住"],
    ["status", "off-plan", "期房, 楼花"],
    ["status", "under-construction", "在建, 建设中, 施工中, 在建中"],
    ["status", "off-plan,under-construction", "新房, 新盘, 新楼盘"],
    ["seaView", "true", "海景, 海景房, 看海, 望海, 一线海景, 博斯普鲁斯海景"],
    ["amenity", bySea, "海边, 海滨, 临海, 近海, 靠海, 海滩, 沙滩, 沿海, 海边的"],
    ["citizenship", "true", "入籍, 可入籍, 护照, 公民身份, 国籍, 投资入籍"],
    [
      "residence",
      "true",
      "居留, 黄金签证, 永居, 可永居, 居留权, 居留许可, 居留签证, 永久居留, 移民, 签证, 绿卡",
    ],
  ],
  numbers: { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7 },
  bedrooms: "居室, 居, 室, 房, 卧室, 间卧室, 个卧室, 卧",
  roomsWithLiving: "",
  livingRooms: "厅, 客厅, 个客厅",
  under: {
    before: "低于, 少于, 不超过, 不到, 小于, 最多, 至多",
    after: "以下, 以内, 之内, 内, 及以下, 封顶, 以前, 前, 年以前, 年前",
  },
  over: {
    before: "高于, 超过, 大于, 至少, 不低于, 不少于, 从",
    after: "以上, 起, 及以上, 以后, 后, 年以后, 年后",
  },
  to: "到, 至",
  between: "之间",
  multipliers: { 千: 1e3, 万: 1e4, 百万: 1e6, 千万: 1e7, 亿: 1e8, w: 1e4 },
  currencies: {
    USD: "美元, 美金, 刀",
    EUR: "欧元",
    GBP: "英镑",
    AED: "迪拉姆",
    TRY: "里拉, 土耳其里拉",
    RUB: "卢布",
    CNY: "人民币, 元, 元人民币",
    SAR: "里亚尔",
    KWD: "第纳尔",
  },
  squareMetres: "平方米, 平米, 平方, 平, m2, 方",
  squareFeet: "平方英尺, 平方尺, 尺",
};
